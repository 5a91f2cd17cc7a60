import type { NextAuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { isDomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import { parse } from '#lib/parse.ts'
import { type SignInFields, signInByEitherFields, signInFields } from '#lib/schemas/account.ts'
import { hasGateway } from '#server/platform/outside/sms.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { isSecureSite } from '#server/platform/session/private-cookie.ts'
import { sessionCookieName, sessionCookieSeconds } from '#server/platform/session/session-token.ts'
import { signIn } from './commands/sign-in.ts'
import type { Entered } from './enter.ts'
import type { Visitor } from './visitor.ts'

/**
 * next-auth's options for one request: credentials, and a token that holds the id of a row in `sessions` and nothing else. `from` is the
 * request's visitor; `onSignIn` receives the new session after a success.
 */
export function authOptions(from: Visitor, onSignIn: (entered: Entered) => void): NextAuthOptions {
  return {
    secret: env().AUTH_SECRET,
    useSecureCookies: isSecureSite(),
    session: { strategy: 'jwt', maxAge: sessionCookieSeconds },
    pages: { signIn: '/auth', error: '/auth' },
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecureSite() },
      },
    },
    providers: [
      CredentialsProvider({
        credentials: { email: {}, password: {} },
        async authorize(credentials) {
          try {
            const entered = await signIn({ ...credentialsIn(credentials), ...from })
            onSignIn(entered)
            // The token gets the session's id, never the user's.
            return { id: entered.sid }
          } catch (error) {
            throw new Error(sentenceFor(error))
          }
        },
      }),
    ],
    callbacks: { jwt: ({ token, user }) => (user ? { sid: user.id } : token) },
  }
}

/** The fields of the sign-in form. A phone counts where messages reach phones. Raises invalid. */
export const credentialsIn = (form: unknown): SignInFields =>
  parse(hasGateway() ? signInByEitherFields : signInFields, form)

/** The sentence on screen for an error: next-auth passes errors on as text. */
function sentenceFor(error: unknown): string {
  if (isDomainError(error)) return Object.values(error.fields)[0] ?? messageFor(error)
  const errorId = crypto.randomUUID().slice(0, 8)
  log().error({ err: error, errorId }, 'sign-in failed')
  return `Erro ao fazer login. Código do erro: ${errorId}.`
}
