/** The value below which a share (0 to 1) of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A number in Brazilian notation. */
export const written = (value: number, digits = 0) =>
  value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })

export const milliseconds = (value: number) => `${written(value, value < 10 ? 1 : 0)} ms`
export const kibibytes = (bytes: number) => `${written(bytes / 1024, 1)} KiB`
