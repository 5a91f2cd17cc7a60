/** A mail's words. They hold nothing that the person who filled in the form typed: nobody can have us write for them. */
export interface Letter {
  subject: string
  text: string
}

export type LetterKind = 'welcome' | 'already_registered'

/** Who writes: the newspaper's name, and the site's configured origin. */
interface House {
  name: string
  siteUrl: string
}

/** What whoever owns an address is written after the sign-up form was filled in with it. */
export function signUpLetter(kind: LetterKind, house: House): Letter {
  return kind === 'welcome' ? welcome(house) : alreadyRegistered(house)
}

const welcome = ({ name, siteUrl }: House): Letter => ({
  subject: `Sua conta foi criada: ${name}`,
  text: `Olá!

Sua conta foi criada. Para entrar, use este e-mail e a senha que você escolheu:
${siteUrl}/auth

Se não foi você quem fez este cadastro, ignore esta mensagem.

${name}
`,
})

const alreadyRegistered = ({ name, siteUrl }: House): Letter => ({
  subject: `Este e-mail já tem uma conta: ${name}`,
  text: `Olá!

Alguém preencheu o nosso cadastro com este e-mail, que já tem uma conta. Nada mudou nela.

Se foi você, entre com a senha que já usa:
${siteUrl}/auth

Se não foi você, não é preciso fazer nada.

${name}
`,
})
