// Signs outside the page proper: the tag in the bar, the tab's title, the badge of the app.

export interface News {
  text: string;
  tone: "" | "vert" | "warn" | "gold" | "azure";
}

let news = $state.raw<News | null>(null);

export const signs = {
  get news(): News | null {
    return news;
  },
  set news(value: News | null) {
    news = value;
  },
};

/** The title of the tab; `alert` puts a mark before it that is seen from another tab. */
export function title(text: string, alert = false): void {
  document.title = `${alert ? "● " : ""}${text ? `${text} · ` : ""}Rosenkrieg`;
  if (alert) void navigator.setAppBadge?.().catch(() => {});
  else void navigator.clearAppBadge?.().catch(() => {});
}
