/** A row that the next page is older than. */
export interface Mark {
  id: string
  createdAt: Date
}

/**
 * What is older than a row in a list by `createdAt` and `id`, newest first. The first condition alone is a range of the list's index: with
 * the `OR` by itself PostgreSQL would read the list from its beginning.
 */
export const olderThan = ({ id, createdAt }: Mark) => ({
  createdAt: { lte: createdAt },
  OR: [{ createdAt: { lt: createdAt } }, { id: { lt: id } }],
})
