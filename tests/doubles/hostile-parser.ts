/** Parsers as a hostile file finds them, for the tests of `parseApart`. */
export const echo = (text: string): string => text

export function endless(): never {
  for (;;);
}

export function hungry(): never {
  const held: string[][] = []
  for (;;) held.push(Array.from({ length: 10_000 }, (_, at) => `text ${at} ${held.length}`))
}

export function recursive(depth: number): number {
  return 1 + recursive(depth + 1)
}

export function broken(): never {
  throw new Error('broken')
}
