import { unstable_isUnrecognizedActionError } from 'next/navigation'
import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { toast } from 'sonner'
import type { ActionError, Outcome } from '#lib/outcome.ts'
import { withContact } from '../with-contact.tsx'

let lastFailure: string | number | undefined

type Offer = { label: string; onClick: () => void }

/** The options of a toast that offers an act: it stays, and has a button that closes it. Other toasts have none, which would catch a click. */
export const offering = (action: Offer) => ({ action, duration: Number.POSITIVE_INFINITY, closeButton: true })

/** Long enough to read an error's two sentences: a toast under the pointer does not wait. */
const READING_MS = 10_000

/** Shows a failure as a toast, in place of the previous failure's toast. One that offers an act stays until the next attempt. */
export function sayFailure(title: string, description?: string, action?: Offer): void {
  forgetFailure()
  const shown = { description: description && withContact(description) }
  lastFailure = toast.error(withContact(title), { ...shown, ...(action ? offering(action) : { duration: READING_MS }) })
}

/** Opens the sign-in screen in another tab, so that the typed text stays. */
const signInBeside: Offer = {
  label: 'Entrar',
  onClick: () => void window.open('/auth?next=/dashboard', '_blank', 'noopener'),
}

const comeBack = 'Sua sessão terminou. Nada do que está nesta tela se perdeu. Entre em outra aba e tente de novo.'

/**
 * Shows a server error as a toast under the form's own sentence (GEN-12); after an ended session it offers to sign in without leaving
 * the screen.
 */
export function sayError({ code, message, fields }: ActionError, title: string): void {
  if (code === 'signed_out') sayFailure(title, comeBack, signInBeside)
  else sayFailure(title, Object.values(fields)[0] ?? message)
}

/** Dismisses the previous failure's toast, so that it does not contradict the result of a new attempt. */
export function forgetFailure(): void {
  if (lastFailure !== undefined) toast.dismiss(lastFailure)
  lastFailure = undefined
}

/** Shows the first of a form's messages as a toast as well (GEN-4). */
export function sayFirst(errors: FieldErrors): void {
  const first = Object.values(errors).find(error => typeof error?.message === 'string')
  if (first) sayFailure(String(first.message))
}

/**
 * Shows a server error beside its fields, the first of which takes the focus, and the first message as a toast, under the form's own
 * sentence, if it has one.
 */
export function sayRefusal<Fields extends FieldValues>(
  refusal: ActionError,
  setError: UseFormSetError<Fields>,
  failure?: string,
): void {
  const named = Object.entries(refusal.fields)
  for (const [place, [name, message]] of named.entries()) {
    setError(name as FieldPath<Fields>, { type: 'server', message }, { shouldFocus: place === 0 })
  }
  if (failure || refusal.code === 'signed_out') sayError(refusal, failure ?? refusal.message)
  else sayFailure(named[0]?.[1] ?? refusal.message)
}

interface RequestOptions<Fields extends FieldValues> {
  setError: UseFormSetError<Fields>
  /** The form's own sentence: the toast's title after any failure. */
  failure: string
  /** Called with a server error before it is shown. */
  onRefused?: (refusal: ActionError) => void
}

/** Waits for a form's request. Returns the server's answer after success; otherwise shows the reason and returns null. */
export async function doneOf<Fields extends FieldValues, Data>(
  request: Promise<Outcome<Data>>,
  { setError, failure, onRefused }: RequestOptions<Fields>,
): Promise<Outcome<Data> | null> {
  forgetFailure()
  const outcome = await request.catch(unanswered)
  if (!outcome.serverError) return outcome
  onRefused?.(outcome.serverError)
  sayRefusal(outcome.serverError, setError, failure)
  return null
}

const outdated =
  'O site foi atualizado desde que esta tela foi aberta. Copie o que ainda não foi salvo e recarregue a página.'

/**
 * What an action that got no outcome failed with, as an error of the server: its own sentence, a new version that no longer has the action, or no
 * connection.
 */
export function unanswered(error: unknown): { serverError: ActionError; data?: undefined } {
  const isOutdated = unstable_isUnrecognizedActionError(error)
  // Next gives a refusal's text as the message; a sentence of this server ends with a line break (`server/press/send/respond.ts`).
  const own = error instanceof Error && error.message.endsWith('.\n') ? error.message.trim() : unreachable
  return { serverError: { code: 'unexpected', message: isOutdated ? outdated : own, fields: {} } }
}

/** The message when the server cannot be reached. */
export const unreachable = 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.'
