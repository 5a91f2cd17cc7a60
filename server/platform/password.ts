import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes a password for the database: argon2id in PHC format. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Whether a password matches a stored hash. */
export const verifyPassword = (stored: string, password: string): Promise<boolean> => verify(stored, password)
