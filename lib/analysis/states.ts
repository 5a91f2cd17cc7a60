import states from '#prisma/reference/analysis/states.json' with { type: 'json' }

/** The names of Brazil's states by their letters. */
export const stateNames: Readonly<Record<string, string>> = states
