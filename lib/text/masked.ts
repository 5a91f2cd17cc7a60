/** A CPF with all but its last five digits masked: `***.***.789-09`. Only stars when it does not have eleven digits. */
export function maskedCpf(cpf: string): string {
  const digits = cpf.replace(/\D/g, '')
  return digits.length === 11 ? `***.***.${digits.slice(6, 9)}-${digits.slice(9)}` : '***.***.***-**'
}

/** An e-mail address with its first letter and its domain: `a***@jornal.com.br`. Only stars when it is not an address. */
export function maskedEmail(email: string): string {
  const [, first, domain] = /^(.)[^@]*@([^@\s]+)$/u.exec(email.trim()) ?? []
  return first && domain ? `${first}***@${domain}` : '***'
}

/** The last four characters of a secret: `…7Qx2`. Only stars when it is shorter than twelve characters. */
export const maskedSecret = (secret: string) => (secret.length < 12 ? '****' : `…${secret.slice(-4)}`)
