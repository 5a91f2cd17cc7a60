const name = 'address'

/** The address of a new account, kept in this tab until its owner signs in: they type it once. A browser that stores nothing gives an empty one. */
export const keptAddress = (): string => stored(store => store.getItem(name)) ?? ''

export const keepAddress = (email: string) => stored(store => store.setItem(name, email))

export const forgetAddress = () => stored(store => store.removeItem(name))

function stored<Result>(use: (store: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
