import { type Cell, keyring } from '#server/platform/crypto.ts'

/** The data of an application that only a master reads, on request. */
export interface PersonalData {
  /** Eleven digits. */
  cpf: string
  address: string
  phone: string
}

const cellOf = (id: string, column: keyof PersonalData): Cell => ({ table: 'author_applications', column, id })
const resumeCell = (id: string): Cell => ({ table: 'author_application_resumes', column: 'content', id })

const eachColumn = (change: (column: keyof PersonalData) => string): PersonalData => ({
  cpf: change('cpf'),
  address: change('address'),
  phone: change('phone'),
})

/** The ciphertexts of an application's personal data. */
export const sealed = (id: string, data: PersonalData): PersonalData =>
  eachColumn(column => keyring().encrypt(cellOf(id, column), data[column]))

/** An application's personal data from their ciphertexts. Raises DecryptionError. */
export const opened = (id: string, stored: PersonalData): PersonalData =>
  eachColumn(column => keyring().decrypt(cellOf(id, column), stored[column]))

/** The ciphertext of a résumé's bytes. */
export const sealedResume = (id: string, bytes: Uint8Array): string =>
  keyring().encrypt(resumeCell(id), Buffer.from(bytes).toString('base64'))

/** A résumé's bytes from their ciphertext. Raises DecryptionError. */
export const openedResume = (id: string, stored: string): Buffer<ArrayBuffer> =>
  Buffer.from(keyring().decrypt(resumeCell(id), stored), 'base64')
