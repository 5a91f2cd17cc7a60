/** A database's address for the two who use it. */
export interface Addresses {
  /** For the running product, whose role owns nothing. */
  url: string
  /** For the owner of the tables: migrations, restores. The same where there is one role. */
  ownerUrl: string
}
