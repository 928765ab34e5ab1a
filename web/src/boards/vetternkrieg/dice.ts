// Dice that a last card turns. [V122]

/** All orders of the faces of a throw. */
function orders(faces: readonly number[]): number[][] {
  if (faces.length < 2) return [[...faces]];
  return faces.flatMap((face, place) =>
    orders([...faces.slice(0, place), ...faces.slice(place + 1)]).map((rest) => [face, ...rest]),
  );
}

/** How each die is turned so that the throw shows what is wanted, with as few turns as can be. */
export function turnsTo(lying: string, wanted: string): number[] {
  const ways = orders([...wanted].map(Number)).map((order) =>
    order.map((face, place) => face - Number(lying[place])),
  );
  const cost = (way: number[]) => way.reduce((sum, turn) => sum + turn * turn, 0);
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
}
