/** A mail's words. They hold nothing that the person who filled in the form typed: nobody can have us write for them. */
export interface Letter {
  subject: string
  text: string
}

export type LetterKind = 'welcome' | 'already_registered'

const closing = 'Portal de Notícias'

/** What whoever owns an address is written after the sign-up form was filled in with it. `siteUrl` is the site's configured origin. */
export function signUpLetter(kind: LetterKind, siteUrl: string): Letter {
  return kind === 'welcome' ? welcome(siteUrl) : alreadyRegistered(siteUrl)
}

const welcome = (siteUrl: string): Letter => ({
  subject: 'Sua conta no Portal de Notícias foi criada',
  text: `Olá!

Sua conta foi criada. Para entrar, use este e-mail e a senha que você escolheu:
${siteUrl}/auth

Se não foi você quem fez este cadastro, ignore esta mensagem.

${closing}
`,
})

const alreadyRegistered = (siteUrl: string): Letter => ({
  subject: 'Este e-mail já tem uma conta no Portal de Notícias',
  text: `Olá!

Alguém preencheu o cadastro do Portal de Notícias com este e-mail, que já tem uma conta. Nada mudou nela.

Se foi você, entre com a senha que já usa:
${siteUrl}/auth

Se não foi você, não é preciso fazer nada.

${closing}
`,
})
