// Names to begin with; every club gives its own.

export const REALM_NAMES: Record<string, readonly string[]> = {
  de: [
    "Rote Pforte",
    "Sternberg",
    "Haus Greif",
    "Grünwald",
    "Weißturm",
    "Mondtal",
    "Kreuzau",
    "Balkenburg",
    "Pfahlheim",
    "Rosenhag",
    "Eisenmark",
    "Rautental",
  ],
  en: [
    "Red Gate",
    "Starhill",
    "House Griffin",
    "Greenwood",
    "White Tower",
    "Moondale",
    "Crossmere",
    "Barrowgate",
    "Palisade",
    "Rosehay",
    "Ironmarch",
    "Lozenvale",
  ],
};
