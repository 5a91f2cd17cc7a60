/** The name of a message's writer who is not known any more: an account's erasure empties the subject, the end of a sender's term does not. */
export const goneWriter = (subject: string): string => (subject === '' ? 'Conta excluída' : 'Contato apagado')
