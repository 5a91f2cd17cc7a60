/** The mails that a visitor can ask for, as `/api/auth/mail/…` names them. */
export type AskedMail = 'codigo' | 'recuperar' | 'reenviar'
