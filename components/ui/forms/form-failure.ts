import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { toast } from 'sonner'
import type { ActionError, Outcome } from '#lib/outcome.ts'

let lastFailure: string | number | undefined

type Offer = { label: string; onClick: () => void }

/** Says as a toast what went wrong, in the place of what went wrong before. */
export function sayFailure(title: string, description?: string, action?: Offer): void {
  forgetFailure()
  lastFailure = toast.error(title, { description, action, ...(action && { duration: 20_000 }) })
}

/** A screen that opens beside this one: what is typed here stays. */
const signInBeside: Offer = {
  label: 'Entrar',
  onClick: () => void window.open('/auth?next=/dashboard', '_blank', 'noopener'),
}

const comeBack = 'Nada do que está nesta tela se perdeu. Entre em outra aba e tente de novo.'

/** Says why the server refused; after an ended session, where to sign in without leaving the screen. */
export function sayError({ code, message, fields }: ActionError, title: string): void {
  if (code === 'signed_out') sayFailure('Sua sessão terminou.', comeBack, signInBeside)
  else sayFailure(title, Object.values(fields)[0] ?? message)
}

/** Takes back what was said of the last attempt: a new one begins, and two answers side by side would contradict each other. */
export function forgetFailure(): void {
  if (lastFailure !== undefined) toast.dismiss(lastFailure)
  lastFailure = undefined
}

/** Says the first of a form's messages, in the order of its schema and screen, as a toast; all of them stand beside their fields already. */
export function sayFirst(errors: FieldErrors): void {
  const first = Object.values(errors).find(error => typeof error?.message === 'string')
  if (first) sayFailure(String(first.message))
}

/** Says why the server refused: as a toast, and beside the fields that it names, the first of which takes the focus. */
export function sayRefusal<Fields extends FieldValues>(refusal: ActionError, setError: UseFormSetError<Fields>): void {
  for (const [place, [name, message]] of Object.entries(refusal.fields).entries()) {
    setError(name as FieldPath<Fields>, { type: 'server', message }, { shouldFocus: place === 0 })
  }
  if (refusal.code === 'signed_out') sayError(refusal, refusal.message)
  else sayFailure(Object.values(refusal.fields)[0] ?? refusal.message)
}

interface Asking<Fields extends FieldValues> {
  setError: UseFormSetError<Fields>
  /** What is said when no answer comes. */
  failure: string
  /** Told of a refusal before it is said. */
  onRefused?: (refusal: ActionError) => void
}

/** Waits for what a form asked of the server: the answer when it was done; null when it was not, and why is said. */
export async function doneOf<Fields extends FieldValues, Data>(
  asked: Promise<Outcome<Data>>,
  { setError, failure, onRefused }: Asking<Fields>,
): Promise<Outcome<Data> | null> {
  forgetFailure()
  const outcome = await asked.catch(() => null)
  if (outcome && !outcome.serverError) return outcome
  if (outcome?.serverError) {
    onRefused?.(outcome.serverError)
    sayRefusal(outcome.serverError, setError)
  } else sayFailure(failure, unreachable)
  return null
}

/** What is said when the server cannot be reached at all. */
export const unreachable = 'Não foi possível falar com o servidor. Verifique sua conexão e tente de novo.'
