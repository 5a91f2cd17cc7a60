import { signInPath, signUpPath } from '#lib/addresses/own-path.ts'
import { jsonAnswer, leadTo, seeOther } from '#server/platform/door/answers.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import type { Refusal } from '#server/platform/door/route.ts'

/** Whether a plain form sent a request: its browser shows the answer. A script reads JSON. */
const isPlainForm = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false

/** Leads to where one pays: a script by JSON, a plain form's browser at once. `url` is a path of ours, or a provider's page from its API. */
export function ledTo(request: Request, url: string): Response {
  if (!isPlainForm(request)) return jsonAnswer({ url })
  return url.startsWith('/') ? seeOther(url) : leadTo(url, 'Continuar na página de pagamento')
}

/** The page whose form was refused: the plans, or the subscription's own screen. */
const pageBehind = ({ headers, url }: Request): string =>
  URL.parse(headers.get('referer') ?? '', url)?.pathname === '/settings/assinatura'
    ? '/settings/assinatura'
    : '/pricing'

/** The ways to pay, with the tab open whose form was sent. */
const chosenTab = ({ url }: Request): string => {
  const provider = new URL(url).pathname.includes('mercadopago') ? 'mercadopago' : 'stripe'
  return `/pricing?forma=${provider}#pagamento`
}

/** Refuses a request to pay: a script in JSON, a plain form with a notice on the page that it came from or at the sign-in screen. */
export function refusedPayment({ error, status, headers }: Refusal, { request }: { request: Request }): Response {
  if (!isPlainForm(request)) return jsonAnswer(error, status, headers)
  const page = pageBehind(request)
  if (error.code === 'signed_out') {
    return seeOther(
      // Who chooses a plan signed out has no account, most often.
      page === '/pricing' ? signUpPath(chosenTab(request)) : signInPath(page),
      noticeCookie('error', 'Faça login. Você precisa estar logado para assinar.'),
    )
  }
  const title = error.code === 'already_subscribed' ? 'Já é assinante. ' : ''
  return seeOther(page, noticeCookie('error', title + (Object.values(error.fields)[0] ?? error.message)))
}
