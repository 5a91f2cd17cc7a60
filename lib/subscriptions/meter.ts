/** A signed-in reader's free premium articles this month. */
export interface Meter {
  /** Whether this article is one of them. */
  opened: boolean
  /** How many more may be opened. */
  left: number
  perMonth: number
}
