import type { SavingState } from './machine/saving-state.ts'
import { isHomeless } from './machine/saving-verdicts.ts'

const here = 'guardado neste navegador'
const nowhere = 'não feche esta página'
/** Errors of a person who may not write at all any more. */
const noRight: ReadonlySet<string> = new Set(['forbidden', 'article_create_forbidden'])
const copyIt = 'Copie o que você escreveu antes de sair desta página.'
const keepIt = 'Guarde o que você escreveu como novo rascunho.'

/** What a person can do with a text that cannot be saved to its article: begin a new draft with it, or only copy it; null otherwise. */
export function wayOut({ phase, error }: Pick<SavingState, 'phase' | 'error'>): 'new_draft' | 'copy' | null {
  if (phase !== 'refused' || error === null) return null
  if (isHomeless(error)) return 'new_draft'
  return noRight.has(error.code) ? 'copy' : null
}

/** The saving state in a few words. */
export function savingLine(state: SavingState): string {
  const { phase, byHand, dirty, kept, error, problem, articleId } = state
  const place = kept ? here : nowhere
  switch (phase) {
    case 'saved':
      return articleId === null ? 'Ainda não salvo' : 'Salvo'
    case 'saving':
      return 'Salvando…'
    case 'unsaved':
      return byHand ? 'Alterações não salvas: para salvá-las, use o botão “Salvar”' : 'Alterações não salvas'
    case 'incomplete':
      if (!dirty) return `Salvo, menos isto: ${problem}`
      return `${kept ? 'Guardado neste navegador' : 'Não salvo'}. Para salvar: ${problem}`
    case 'offline':
      return error ? `O servidor não conseguiu salvar: ${place}` : `Sem conexão: ${place}`
    case 'signed_out':
      return `${error?.code === 'another_account' ? 'Você entrou com outra conta' : 'Sua sessão terminou'}: ${place}`
    case 'conflict':
      return `${state.conflict?.theirs.savedBy ?? 'Outra pessoa'} mudou o mesmo trecho que você e salvou antes. Escolha o que fica; o seu texto ${kept ? 'está guardado neste navegador' : 'só está nesta página: não a feche'}.`
    case 'stopped':
      return `O editor parou: ${dirty ? place : 'o texto está salvo'}`
    case 'refused':
      return error ? `${error.message}${advice(state)}` : `Não foi salvo: ${place}`
  }
}

function advice(state: SavingState): string {
  const way = wayOut(state)
  if (way === null) return ''
  return ` ${way === 'new_draft' ? keepIt : copyIt}`
}

const quiet: readonly SavingState['phase'][] = ['saved', 'saving', 'unsaved', 'incomplete']

/**
 * The line for screen readers: only problems, and their end. Announcing every autosave would interrupt the author's typing. `before` is the
 * last announced line.
 */
export function announcedLine(state: SavingState, before: string): string {
  if (!quiet.includes(state.phase)) return savingLine(state)
  return before !== '' && state.phase === 'saved' ? 'Salvo' : before === 'Salvo' ? '' : before
}
