import { beforeEach, describe, expect, test } from 'vitest'
import type { ActionError, Outcome } from '#lib/outcome.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { savingLine, wayOut } from '../saving-line.ts'
import type { LoadedArticle } from '../standing-article.ts'
import type { Pending } from './journal-entry.ts'
import { Saving } from './saving.ts'
import type { JournalText, SavedText } from './saving-ports.ts'

const body = (...texts: string[]) => texts.map(text => `<p>${text}</p>`).join('')
const fieldsOf = (content: string): ArticleFieldsInput => ({
  title: 'Título',
  slug: 'titulo',
  summary: 'Resumo',
  coverMediaId: null,
  coverImage: '',
  coverAlt: '',
  coverCredit: '',
  tags: [],
  cities: [],
  visibility: 'public',
  content,
})
const refused = (code: ActionError['code']) => ({ serverError: { code, message: code, fields: {} } as ActionError })

const loaded = (id: string, { version, content }: { version: number; content: string }): LoadedArticle => ({
  id,
  version,
  state: '',
  status: 'draft',
  publishAt: null,
  path: '/article/titulo',
  authorName: 'Ana',
  savedBy: 'Bia',
  updatedAt: new Date(0),
  abilities: { submit: true, takeBack: false, publish: false, setStatus: false },
  fields: fieldsOf(content),
  cover: null,
  cityNames: {},
})

/** A form with a fake server: it gives the `answers` in turn, and after them every save succeeds. */
class Tab {
  fields = fieldsOf(body('um', 'dois'))
  stored = { version: 1, content: body('um', 'dois') }
  problem: string | null = null
  answers: (Outcome<SavedText> | null)[] = []
  sent: Pending[] = []
  kept: JournalText | null = null
  aside: string[] = []
  timers: { ms: number; work: () => void }[] = []
  /** Whether the problem is that of a field which is left out of the save. */
  leavesOut = false
  keptAt: string | null = null
  room = true
  /** Whether the editor throws when other fields are put into it. */
  breaksAtPut = false
  #names = 0
  saving: Saving

  constructor(autosaves = true, article: { id: string; version: number } | null = { id: 'a', version: 1 }) {
    this.saving = new Saving(
      {
        read: () => ({
          fields: this.fields,
          valid: this.problem === null || this.leavesOut ? this.fields : null,
          problem: this.problem,
        }),
        composed: async () => {},
        put: fields => {
          if (this.breaksAtPut) void this.saving.stop()
          else this.fields = fields
        },
        ask: async pending => {
          this.sent.push(pending)
          if (this.answers.length > 0) return this.answers.shift() ?? null
          this.stored = { version: this.stored.version + 1, content: pending.fields.content }
          const id = pending.ask === 'create' ? 'b' : undefined
          return { data: { id, version: this.stored.version, slug: pending.fields.slug } }
        },
        load: async id => ({ data: loaded(id, this.stored) }),
        keep: ({ articleId }, text) => {
          this.kept = text
          this.keptAt = articleId
          return this.room
        },
        setAside: (_, { fields }) => this.aside.push(fields.content),
        saved: () => {},
        after: (ms, work) => {
          const timer = { ms, work }
          this.timers.push(timer)
          return () => this.timers.splice(0, this.timers.length, ...this.timers.filter(each => each !== timer))
        },
        uuid: () => `nome-${++this.#names}`,
      },
      { article, autosaves },
    )
  }

  type(...texts: string[]): void {
    this.fields = fieldsOf(body(...texts))
    this.saving.typed()
  }

  /** Runs the timers that are due within `most` milliseconds, by default all of them, and waits for their work. */
  async rest(most = Number.POSITIVE_INFINITY): Promise<void> {
    const due = this.timers.filter(({ ms }) => ms <= most)
    this.timers = this.timers.filter(({ ms }) => ms > most)
    for (const { work } of due) work()
    for (let turn = 0; turn < 30; turn++) await Promise.resolve()
  }

  line = () => savingLine(this.saving.state)
}

let tab: Tab
beforeEach(() => {
  tab = new Tab()
})

describe('an editor that has stopped', () => {
  test('has its words sent, is never shown as saved, and keeps them where somebody else saved', async () => {
    tab.fields = fieldsOf(body('um', 'dois e meio'))
    await tab.saving.stop()
    expect(tab.stored.content).toBe(body('um', 'dois e meio'))
    expect(tab.line()).toBe('O editor parou: o texto está salvo')
    tab.stored = { version: 9, content: body('um dela', 'dois e meio') }
    tab.answers = [refused('changed_meanwhile')]
    tab.type('um', 'dois e meio e mais')
    expect(tab.line()).toBe('O editor parou: guardado neste navegador')
    await tab.rest()
    expect(tab.fields.content).toBe(body('um', 'dois e meio e mais'))
    expect(tab.kept).toMatchObject({ version: 2, fields: { content: body('um', 'dois e meio e mais') } })
    expect(tab.line()).toBe('O editor parou: guardado neste navegador')
  })

  test('while a merge is put into it keeps the old base text, so that the next opening merges again', async () => {
    tab.breaksAtPut = true
    tab.stored = { version: 2, content: body('um dela', 'dois') }
    await tab.saving.catchUp(2)
    expect(tab.line()).toBe('O editor parou: o texto está salvo')
    tab.answers = [refused('changed_meanwhile')]
    tab.type('um', 'dois e mais')
    await tab.rest()
    expect(tab.kept).toMatchObject({ version: 1, base: { content: body('um', 'dois') } })
    expect(tab.stored.content).toBe(body('um dela', 'dois'))
  })
})

describe('what is typed', () => {
  test('is what the screen says after a save, also when no key was heard', async () => {
    tab.type('um')
    const resting = tab.rest()
    // The editor changes without a word to the form.
    tab.fields = fieldsOf(body('um', 'calado'))
    await resting
    expect(tab.line()).not.toBe('Salvo')
    await tab.rest()
    expect(tab.stored.content).toBe(body('um', 'calado'))
  })

  test('is unsaved at once, saved when the hand rests, and then nowhere else', async () => {
    tab.type('um', 'dois e meio')
    expect(tab.line()).toBe('Alterações não salvas')
    await tab.rest()
    expect(tab.line()).toBe('Salvo')
    expect(tab.stored.content).toBe(body('um', 'dois e meio'))
    expect(tab.kept).toBeNull()
  })

  test('that is typed while a save is on its way is sent after it', async () => {
    tab.type('um')
    const resting = tab.rest()
    tab.type('um', 'depois')
    await resting
    await tab.rest()
    expect(tab.stored.content).toBe(body('um', 'depois'))
    expect(tab.sent.map(({ version }) => version)).toEqual([1, 2])
  })

  test('that cannot be saved yet is in the journal, and the line says what is missing', async () => {
    tab.problem = 'Resumo deve ter pelo menos 10 caracteres'
    tab.type('um')
    await tab.rest()
    expect(tab.sent).toEqual([])
    expect(tab.kept?.fields.content).toBe(body('um'))
    expect(tab.line()).toBe('Guardado neste navegador. Para salvar: Resumo deve ter pelo menos 10 caracteres')
  })

  test('is saved without a field that cannot be, and the line names it until it can', async () => {
    tab.problem = 'URL inválida'
    tab.leavesOut = true
    tab.type('um')
    await tab.rest()
    expect(tab.stored.content).toBe(body('um'))
    expect(tab.line()).toBe('Salvo, menos isto: URL inválida')
    tab.problem = null
    expect(await tab.saving.save()).toBe('saved')
    expect(tab.line()).toBe('Salvo')
  })

  test('makes an article with its first word, and none before', async () => {
    tab = new Tab(true, null)
    const words = { title: '', slug: '', summary: '', content: '<p><br></p>' }
    tab.fields = { ...tab.fields, ...words, tags: ['Chuva'] }
    tab.saving.typed()
    await tab.rest()
    expect(tab.sent).toEqual([])
    expect(tab.line()).toBe('Guardado neste navegador. Para salvar: Título deve ter pelo menos 3 caracteres')
    expect(await tab.saving.save()).toBe('incomplete')
    tab.fields = { ...tab.fields, content: '<p>C</p>' }
    tab.saving.typed()
    await tab.rest()
    expect(tab.sent.map(({ ask }) => ask)).toEqual(['create'])
    expect(tab.line()).toBe('Salvo')
  })
})

describe('without an answer', () => {
  test('the same request goes again under its name, and what was typed since after it', async () => {
    tab.answers = [null]
    tab.type('um')
    await tab.rest()
    expect(tab.line()).toBe('Sem conexão: guardado neste navegador')
    expect(tab.kept?.pending?.request).toBe(tab.sent[0]?.request)
    tab.type('um', 'no trem')
    await tab.rest()
    await tab.rest()
    const [first, again, last] = tab.sent
    expect(again).toEqual(first)
    expect(last).toMatchObject({ version: 2, fields: { content: body('um', 'no trem') } })
    expect(tab.line()).toBe('Salvo')
  })

  test('a browser that keeps nothing does not claim that it does', async () => {
    tab.room = false
    tab.answers = [null]
    tab.type('um')
    await tab.rest()
    expect(tab.line()).toBe('Sem conexão: não feche esta página')
  })

  test('a text that the server stumbles over is sent less and less, and saved when the server is well again', async () => {
    tab.answers = Array.from({ length: 4 }, () => refused('unexpected'))
    tab.type('um')
    for (let turn = 0; turn < 4; turn++) await tab.rest()
    expect(tab.sent).toHaveLength(4)
    expect(tab.saving.state.phase).toBe('refused')
    expect(tab.kept?.fields.content).toBe(body('um'))
    tab.type('um', 'e mais')
    await tab.rest(10_000)
    expect(tab.sent).toHaveLength(4)
    await tab.rest(30_000)
    await tab.rest()
    expect(tab.line()).toBe('Salvo')
    expect(tab.stored.content).toBe(body('um', 'e mais'))
  })
})

describe('when somebody else saved', () => {
  test('other paragraphs are taken in, and nobody is asked', async () => {
    tab.type('um', 'dois meu')
    tab.stored = { version: 2, content: body('um deles', 'dois') }
    tab.answers = [refused('changed_meanwhile')]
    await tab.rest()
    expect(tab.fields.content).toBe(body('um deles', 'dois meu'))
    expect(tab.stored).toEqual({ version: 3, content: body('um deles', 'dois meu') })
    expect(tab.line()).toBe('Salvo')
  })

  test('the same paragraph waits for a choice; keys go on into the journal', async () => {
    tab.type('meu', 'dois')
    tab.stored = { version: 2, content: body('deles', 'dois') }
    tab.answers = [refused('changed_meanwhile')]
    await tab.rest()
    expect(tab.line()).toContain('mudou o mesmo trecho que você e salvou antes. Escolha o que fica')
    tab.type('meu e mais', 'dois')
    await tab.rest()
    expect(tab.sent).toHaveLength(1)
    expect(tab.kept?.fields.content).toBe(body('meu e mais', 'dois'))
    expect(await tab.saving.review()).toBe(true)
    const [conflict] = tab.saving.state.conflict?.merge.conflicts ?? []
    expect(conflict).toMatchObject({ mine: '<p>meu e mais</p>', theirs: '<p>deles</p>' })
    await tab.saving.resolve({ [conflict?.id ?? '']: 'theirs' })
    expect(tab.fields.content).toBe(body('deles', 'dois'))
    expect(tab.aside).toEqual([body('meu e mais', 'dois')])
    expect(tab.line()).toBe('Salvo')
  })

  const conflicting = async () => {
    tab.type('meu', 'dois')
    tab.stored = { version: 2, content: body('deles', 'dois') }
    tab.answers = [refused('changed_meanwhile')]
    await tab.rest()
  }

  test('what is typed while a choice is waited for stands after the button was pressed and the choice made', async () => {
    await conflicting()
    tab.type('meu', 'dois, e muito mais')
    expect(await tab.saving.save()).toBe('conflict')
    const [conflict] = tab.saving.state.conflict?.merge.conflicts ?? []
    expect(await tab.saving.resolve({ [conflict?.id ?? '']: 'mine' })).toBe('saved')
    expect(tab.stored.content).toBe(body('meu', 'dois, e muito mais'))
    expect(tab.fields.content).toBe(body('meu', 'dois, e muito mais'))
  })

  test('what comes into the text behind the open choice stays in it', async () => {
    await conflicting()
    await tab.saving.review()
    const [conflict] = tab.saving.state.conflict?.merge.conflicts ?? []
    // An upload that ends after the dialog opened.
    tab.type('meu', 'dois', 'imagem')
    expect(await tab.saving.resolve({ [conflict?.id ?? '']: 'theirs' })).toBe('saved')
    expect(tab.stored.content).toBe(body('deles', 'dois', 'imagem'))
  })

  test('where what was chosen changed behind the open choice too, one is asked anew, and neither text gives way', async () => {
    await conflicting()
    tab.answers = [refused('changed_meanwhile')]
    await tab.saving.review()
    const [conflict] = tab.saving.state.conflict?.merge.conflicts ?? []
    tab.type('nosso', 'dois')
    expect(await tab.saving.resolve({ [conflict?.id ?? '']: 'theirs' })).toBe('conflict')
    const [again] = tab.saving.state.conflict?.merge.conflicts ?? []
    expect(again).toMatchObject({ mine: '<p>nosso</p>', theirs: '<p>deles</p>' })
    expect([tab.stored.content, tab.fields.content]).toEqual([body('deles', 'dois'), body('nosso', 'dois')])
  })

  test('a form that hears of it catches up before a hand is in the way', async () => {
    tab.stored = { version: 5, content: body('um', 'dois', 'três') }
    await tab.saving.catchUp(5)
    expect(tab.fields.content).toBe(body('um', 'dois', 'três'))
    expect(tab.saving.version).toBe(5)
    expect(tab.sent).toEqual([])
  })
})

describe('who may not save', () => {
  test('is asked to sign in, and the same request goes again then', async () => {
    tab.answers = [refused('signed_out')]
    tab.type('um')
    await tab.rest()
    expect(tab.line()).toBe('Sua sessão terminou: guardado neste navegador')
    tab.type('um', 'dois')
    await tab.rest()
    expect(tab.sent).toHaveLength(1)
    await tab.saving.again()
    await tab.rest()
    expect(tab.sent[1]).toEqual(tab.sent[0])
    expect(tab.stored.content).toBe(body('um', 'dois'))
  })

  test.each(['article_not_found', 'revision_not_found'] as const)(
    'to an article that is gone keeps the text as a new one (%s)',
    async code => {
      tab.answers = [refused(code)]
      tab.type('um')
      await tab.rest()
      expect(tab.line()).toBe(`${code} Guarde o que você escreveu como novo rascunho.`)
      expect(wayOut(tab.saving.state)).toBe('new_draft')
      expect(tab.keptAt).toBeNull()
      expect(tab.kept).toMatchObject({ version: null, base: null, pending: null, fields: { content: body('um') } })
      tab.type('um', 'e mais')
      await tab.rest()
      expect(tab.sent).toHaveLength(1)
      expect(await tab.saving.saveAsNew()).toBe('saved')
      const [first, create] = tab.sent
      expect(create).toMatchObject({ ask: 'create', version: null, fields: { content: body('um', 'e mais') } })
      // The server knows the old form as a form of the old article.
      expect(create?.form).not.toBe(first?.form)
      expect(create?.request).not.toBe(first?.request)
      expect(tab.saving.state).toMatchObject({ phase: 'saved', articleId: 'b' })
      expect(tab.kept).toBeNull()
    },
  )

  test('what readers see goes by the button alone', async () => {
    tab = new Tab(false)
    tab.type('um')
    await tab.rest()
    expect(tab.sent).toEqual([])
    expect(tab.line()).toBe('Alterações não salvas: para salvá-las, use o botão “Salvar”')
    expect(tab.kept?.fields.content).toBe(body('um'))
    expect(await tab.saving.save()).toBe('saved')
    expect(tab.sent[0]?.ask).toBe('save')
  })
})

test('a double click is one save, and the button seals what saved itself', async () => {
  tab.type('um')
  await Promise.all([tab.saving.save(), tab.saving.save()])
  expect(tab.sent).toHaveLength(1)
  tab.type('um', 'dois')
  await tab.rest()
  await tab.saving.save()
  expect(tab.sent.map(({ ask }) => ask)).toEqual(['save', 'autosave', 'save'])
})

test('the button pressed again after a lost answer saves what was typed since as well', async () => {
  tab = new Tab(false)
  tab.answers = [null]
  tab.type('um')
  expect(await tab.saving.save()).toBe('offline')
  tab.type('um', 'no trem')
  expect(await tab.saving.save()).toBe('saved')
  expect(tab.stored.content).toBe(body('um', 'no trem'))
  expect(tab.line()).toBe('Salvo')
})

test('a text of an earlier opening is merged with what was saved while it was taken up', async () => {
  tab.type('um', 'dois', 'agora')
  const resting = tab.rest()
  const left: JournalText = {
    fields: fieldsOf(body('um', 'antes')),
    requestId: 'antes',
    version: 1,
    pending: null,
    base: fieldsOf(body('um', 'dois')),
  }
  tab.saving.restore(left, () => {
    tab.fields = left.fields
  })
  await resting
  expect(tab.stored.content).toBe(body('um', 'dois', 'agora'))
  tab.answers = [refused('changed_meanwhile')]
  await tab.rest()
  expect(tab.sent[1]).toMatchObject({ version: 1, fields: { content: body('um', 'antes') } })
  expect(tab.stored.content).toBe(body('um', 'antes', 'agora'))
})

test('a text that a dead tab left goes on with the request that was on its way', async () => {
  tab.answers = [null]
  tab.type('um', 'antes da queda')
  await tab.rest()
  const left = tab.kept as JournalText
  const [lost] = tab.sent
  tab = new Tab()
  tab.saving.restore({ ...left, fields: fieldsOf(body('um', 'antes da queda', 'e depois')) }, () => {
    tab.fields = fieldsOf(body('um', 'antes da queda', 'e depois'))
  })
  await tab.rest()
  await tab.rest()
  expect(tab.sent[0]).toEqual(lost)
  expect(tab.stored.content).toBe(body('um', 'antes da queda', 'e depois'))
})
