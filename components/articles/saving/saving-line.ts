import type { SavingState } from './machine/saving-state.ts'

const here = 'guardado neste computador'
const nowhere = 'não feche esta página'
/** Errors after which no other page shows the text: its article is in the trash or belongs to somebody else. */
const outOfReach: ReadonlySet<string> = new Set(['article_not_found', 'article_forbidden', 'forbidden'])
const copyIt = 'Copie o que você escreveu antes de sair desta página.'

/** The saving state in a few words. */
export function savingLine({ phase, byHand, kept, error, problem, articleId }: SavingState): string {
  const place = kept ? here : nowhere
  switch (phase) {
    case 'saved':
      return articleId === null ? 'Ainda não salvo' : 'Salvo'
    case 'saving':
      return 'Salvando…'
    case 'unsaved':
      return byHand ? 'Alterações não salvas: este texto só muda pelo botão “Salvar”' : 'Alterações não salvas'
    case 'incomplete':
      return `${kept ? 'Guardado neste computador' : 'Não salvo'}. Para salvar: ${problem}`
    case 'offline':
      return error ? `O servidor não conseguiu salvar: ${place}` : `Sem conexão: ${place}`
    case 'signed_out':
      return `${error?.code === 'another_account' ? 'Outra conta entrou' : 'Sua sessão terminou'}: ${place}`
    case 'conflict':
      return `Os mesmos trechos mudaram enquanto você escrevia: ${place}`
    case 'refused':
      return error ? `${error.message}${outOfReach.has(error.code) ? ` ${copyIt}` : ''}` : `Não foi salvo: ${place}`
  }
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
