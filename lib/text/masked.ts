/** A CPF to know it by, its last five digits: `***.***.789-09`. All stars for what has not eleven digits. */
export function maskedCpf(cpf: string): string {
  const digits = cpf.replace(/\D/g, '')
  return digits.length === 11 ? `***.***.${digits.slice(6, 9)}-${digits.slice(9)}` : '***.***.***-**'
}

/** An e-mail address to know it by, the first letter and the domain: `a***@jornal.com.br`. All stars for what is none. */
export function maskedEmail(email: string): string {
  const [, first, domain] = /^(.)[^@]*@([^@\s]+)$/u.exec(email.trim()) ?? []
  return first && domain ? `${first}***@${domain}` : '***'
}

/** A secret to know it by, the last four characters: `…7Qx2`. All stars for one that is shorter than twelve. */
export const maskedSecret = (secret: string) => (secret.length < 12 ? '****' : `…${secret.slice(-4)}`)
