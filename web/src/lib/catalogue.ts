// The five games of the start page, whether the server has them already or not.

export const FIVE = ["rosenkoenig", "vetternkrieg", "richard3", "medieval_battle", "rampant"] as const;

export const WAYS = ["computer", "screen", "link"] as const;
export type Way = (typeof WAYS)[number];
