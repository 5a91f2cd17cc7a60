import { beforeEach, describe, expect, test } from 'vitest'
import type { ActionError, Outcome } from '#lib/outcome.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { Pending } from '../journal-entry.ts'
import { savingLine, spokenLine } from '../saving-line.ts'
import type { LoadedArticle } from '../standing-article.ts'
import { Saving } from './saving.ts'
import type { KeptText, SavedText } from './saving-ports.ts'

const body = (...texts: string[]) => texts.map(text => `<p>${text}</p>`).join('')
const fieldsOf = (content: string): ArticleFieldsInput => ({
  ...{ title: 'Título', slug: 'titulo', summary: 'Resumo', coverMediaId: null, coverImage: '', coverAlt: '' },
  ...{ coverCredit: '', tags: [], cities: [], visibility: 'public', content },
})
const refused = (code: ActionError['code']) => ({ serverError: { code, message: code, fields: {} } as ActionError })

const loaded = (id: string, { version, content }: { version: number; content: string }): LoadedArticle => ({
  ...{ id, version, status: 'draft', publishAt: null, path: '/article/titulo', authorName: 'Ana', savedBy: 'Bia' },
  updatedAt: new Date(0),
  abilities: { submit: true, publish: false, setStatus: false },
  fields: fieldsOf(content),
  cover: null,
  cityNames: {},
})

/** A form with a fake server: it gives the `answers` in turn, and after them every save succeeds. */
class Desk {
  fields = fieldsOf(body('um', 'dois'))
  stored = { version: 1, content: body('um', 'dois') }
  problem: string | null = null
  answers: (Outcome<SavedText> | null)[] = []
  sent: Pending[] = []
  kept: KeptText | null = null
  aside: string[] = []
  timers: { ms: number; work: () => void }[] = []
  room = true
  #names = 0
  saving: Saving

  constructor(autosaves = true) {
    this.saving = new Saving(
      {
        read: () => ({
          fields: this.fields,
          valid: this.problem === null ? this.fields : null,
          problem: this.problem,
        }),
        put: fields => {
          this.fields = fields
        },
        ask: async pending => {
          this.sent.push(pending)
          if (this.answers.length > 0) return this.answers.shift() ?? null
          this.stored = { version: this.stored.version + 1, content: pending.fields.content }
          return { data: { version: this.stored.version, slug: pending.fields.slug } }
        },
        load: async id => ({ data: loaded(id, this.stored) }),
        keep: (_, text) => {
          this.kept = text
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
      { article: { id: 'a', version: 1 }, autosaves },
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

let desk: Desk
beforeEach(() => {
  desk = new Desk()
})

describe('what is typed', () => {
  test('is unsaved at once, saved when the hand rests, and then nowhere else', async () => {
    desk.type('um', 'dois e meio')
    expect(desk.line()).toBe('Alterações não salvas')
    await desk.rest()
    expect(desk.line()).toBe('Salvo')
    expect(desk.stored.content).toBe(body('um', 'dois e meio'))
    expect(desk.kept).toBeNull()
  })

  test('that is typed while a save is on its way is sent after it', async () => {
    desk.type('um')
    const resting = desk.rest()
    desk.type('um', 'depois')
    await resting
    await desk.rest()
    expect(desk.stored.content).toBe(body('um', 'depois'))
    expect(desk.sent.map(({ version }) => version)).toEqual([1, 2])
  })

  test('that cannot be saved yet is in the journal, and the line says what is missing', async () => {
    desk.problem = 'Resumo deve ter pelo menos 10 caracteres'
    desk.type('um')
    await desk.rest()
    expect(desk.sent).toEqual([])
    expect(desk.kept?.fields.content).toBe(body('um'))
    expect(desk.line()).toBe('Guardado neste computador. Para salvar: Resumo deve ter pelo menos 10 caracteres')
  })
})

describe('without an answer', () => {
  test('the same request goes again under its name, and what was typed since after it', async () => {
    desk.answers = [null]
    desk.type('um')
    await desk.rest()
    expect(desk.line()).toBe('Sem conexão: guardado neste computador')
    expect(desk.kept?.pending?.request).toBe(desk.sent[0]?.request)
    desk.type('um', 'no trem')
    await desk.rest()
    await desk.rest()
    const [first, again, last] = desk.sent
    expect(again).toEqual(first)
    expect(last).toMatchObject({ version: 2, fields: { content: body('um', 'no trem') } })
    expect(desk.line()).toBe('Salvo')
  })

  test('a browser that keeps nothing does not claim that it does', async () => {
    desk.room = false
    desk.answers = [null]
    desk.type('um')
    await desk.rest()
    expect(desk.line()).toBe('Sem conexão: não feche esta página')
  })

  test('a text that the server stumbles over is sent less and less, and saved when the server is well again', async () => {
    desk.answers = Array.from({ length: 4 }, () => refused('unexpected'))
    desk.type('um')
    for (let turn = 0; turn < 4; turn++) await desk.rest()
    expect(desk.sent).toHaveLength(4)
    expect(desk.saving.state.phase).toBe('refused')
    expect(desk.kept?.fields.content).toBe(body('um'))
    desk.type('um', 'e mais')
    await desk.rest(10_000)
    expect(desk.sent).toHaveLength(4)
    await desk.rest(30_000)
    await desk.rest()
    expect(desk.line()).toBe('Salvo')
    expect(desk.stored.content).toBe(body('um', 'e mais'))
  })
})

describe('when somebody else saved', () => {
  test('other paragraphs are taken in, and nobody is asked', async () => {
    desk.type('um', 'dois meu')
    desk.stored = { version: 2, content: body('um deles', 'dois') }
    desk.answers = [refused('changed_meanwhile')]
    await desk.rest()
    expect(desk.fields.content).toBe(body('um deles', 'dois meu'))
    expect(desk.stored).toEqual({ version: 3, content: body('um deles', 'dois meu') })
    expect(desk.line()).toBe('Salvo')
  })

  test('the same paragraph waits for a choice; keys go on into the journal', async () => {
    desk.type('um meu', 'dois')
    desk.stored = { version: 2, content: body('um deles', 'dois') }
    desk.answers = [refused('changed_meanwhile')]
    await desk.rest()
    expect(desk.line()).toBe('Os mesmos trechos mudaram enquanto você escrevia: guardado neste computador')
    desk.type('um meu e mais', 'dois')
    await desk.rest()
    expect(desk.sent).toHaveLength(1)
    expect(desk.kept?.fields.content).toBe(body('um meu e mais', 'dois'))
    expect(await desk.saving.review()).toBe(true)
    const [conflict] = desk.saving.state.conflict?.merge.conflicts ?? []
    expect(conflict).toMatchObject({ mine: '<p>um meu e mais</p>', theirs: '<p>um deles</p>' })
    await desk.saving.resolve({ [conflict?.id ?? '']: 'theirs' })
    expect(desk.fields.content).toBe(body('um deles', 'dois'))
    expect(desk.aside).toEqual([body('um meu e mais', 'dois')])
    expect(desk.line()).toBe('Salvo')
  })

  test('what is typed while a choice is waited for stands after the button was pressed and the choice made', async () => {
    desk.type('um meu', 'dois')
    desk.stored = { version: 2, content: body('um deles', 'dois') }
    desk.answers = [refused('changed_meanwhile')]
    await desk.rest()
    desk.type('um meu', 'dois, e muito mais')
    expect(await desk.saving.save()).toBe('conflict')
    const [conflict] = desk.saving.state.conflict?.merge.conflicts ?? []
    expect(await desk.saving.resolve({ [conflict?.id ?? '']: 'mine' })).toBe('saved')
    expect(desk.stored.content).toBe(body('um meu', 'dois, e muito mais'))
    expect(desk.fields.content).toBe(body('um meu', 'dois, e muito mais'))
  })

  test('what comes into the text behind the open choice stays in it', async () => {
    desk.type('um meu', 'dois')
    desk.stored = { version: 2, content: body('um deles', 'dois') }
    desk.answers = [refused('changed_meanwhile')]
    await desk.rest()
    await desk.saving.review()
    const [conflict] = desk.saving.state.conflict?.merge.conflicts ?? []
    // An upload that ends after the dialog opened.
    desk.type('um meu', 'dois', 'imagem')
    expect(await desk.saving.resolve({ [conflict?.id ?? '']: 'theirs' })).toBe('saved')
    expect(desk.stored.content).toBe(body('um deles', 'dois', 'imagem'))
  })

  test('where what was chosen changed behind the open choice too, one is asked anew, and neither text gives way', async () => {
    desk.type('um meu', 'dois')
    desk.stored = { version: 2, content: body('um deles', 'dois') }
    desk.answers = [refused('changed_meanwhile'), refused('changed_meanwhile')]
    await desk.rest()
    await desk.saving.review()
    const [conflict] = desk.saving.state.conflict?.merge.conflicts ?? []
    desk.type('um meu e mais', 'dois')
    expect(await desk.saving.resolve({ [conflict?.id ?? '']: 'theirs' })).toBe('conflict')
    const [again] = desk.saving.state.conflict?.merge.conflicts ?? []
    expect(again).toMatchObject({ mine: '<p>um meu e mais</p>', theirs: '<p>um deles</p>' })
    expect([desk.stored.content, desk.fields.content]).toEqual([
      body('um deles', 'dois'),
      body('um meu e mais', 'dois'),
    ])
  })

  test('a form that hears of it catches up before a hand is in the way', async () => {
    desk.stored = { version: 5, content: body('um', 'dois', 'três') }
    await desk.saving.catchUp(5)
    expect(desk.fields.content).toBe(body('um', 'dois', 'três'))
    expect(desk.saving.version).toBe(5)
    expect(desk.sent).toEqual([])
  })
})

describe('who may not save', () => {
  test('is asked to sign in, and the same request goes again then', async () => {
    desk.answers = [refused('signed_out')]
    desk.type('um')
    await desk.rest()
    expect(desk.line()).toBe('Sua sessão terminou: guardado neste computador')
    desk.type('um', 'dois')
    await desk.rest()
    expect(desk.sent).toHaveLength(1)
    await desk.saving.again()
    await desk.rest()
    expect(desk.sent[1]).toEqual(desk.sent[0])
    expect(desk.stored.content).toBe(body('um', 'dois'))
  })

  test.each(['article_not_found', 'article_forbidden'] as const)(
    'is told to copy what no screen will show again (%s)',
    async code => {
      desk.answers = [refused(code)]
      desk.type('um')
      await desk.rest()
      expect(desk.line()).toBe(`${code} Copie o que você escreveu antes de sair desta página.`)
    },
  )

  test('what readers see goes by the button alone', async () => {
    desk = new Desk(false)
    desk.type('um')
    await desk.rest()
    expect(desk.sent).toEqual([])
    expect(desk.line()).toBe('Alterações não salvas: este texto só muda pelo botão “Salvar”')
    expect(desk.kept?.fields.content).toBe(body('um'))
    expect(await desk.saving.save()).toBe('saved')
    expect(desk.sent[0]?.ask).toBe('save')
  })
})

test('a double click is one save, and the button seals what saved itself', async () => {
  desk.type('um')
  await Promise.all([desk.saving.save(), desk.saving.save()])
  expect(desk.sent).toHaveLength(1)
  desk.type('um', 'dois')
  await desk.rest()
  await desk.saving.save()
  expect(desk.sent.map(({ ask }) => ask)).toEqual(['save', 'autosave', 'save'])
})

test('the button pressed again after a lost answer saves what was typed since as well', async () => {
  desk = new Desk(false)
  desk.answers = [null]
  desk.type('um')
  expect(await desk.saving.save()).toBe('offline')
  desk.type('um', 'no trem')
  expect(await desk.saving.save()).toBe('saved')
  expect(desk.stored.content).toBe(body('um', 'no trem'))
  expect(desk.line()).toBe('Salvo')
})

test('a text of an earlier opening is merged with what was saved while it was taken up', async () => {
  desk.type('um', 'dois', 'agora')
  const resting = desk.rest()
  const left: KeptText = {
    ...{ fields: fieldsOf(body('um', 'antes')), requestId: 'antes', version: 1, pending: null },
    base: fieldsOf(body('um', 'dois')),
  }
  desk.saving.restore(left, () => {
    desk.fields = left.fields
  })
  await resting
  expect(desk.stored.content).toBe(body('um', 'dois', 'agora'))
  desk.answers = [refused('changed_meanwhile')]
  await desk.rest()
  expect(desk.sent[1]).toMatchObject({ version: 1, fields: { content: body('um', 'antes') } })
  expect(desk.stored.content).toBe(body('um', 'antes', 'agora'))
})

test('a text that a dead tab left goes on with the request that was on its way', async () => {
  desk.answers = [null]
  desk.type('um', 'antes da queda')
  await desk.rest()
  const left = desk.kept as KeptText
  const [lost] = desk.sent
  desk = new Desk()
  desk.saving.restore({ ...left, fields: fieldsOf(body('um', 'antes da queda', 'e depois')) }, () => {
    desk.fields = fieldsOf(body('um', 'antes da queda', 'e depois'))
  })
  await desk.rest()
  await desk.rest()
  expect(desk.sent[0]).toEqual(lost)
  expect(desk.stored.content).toBe(body('um', 'antes da queda', 'e depois'))
})

test('aloud is said only what one must know, once, and that it is over', () => {
  const state = desk.saving.state
  const said: string[] = []
  for (const phase of ['saved', 'unsaved', 'saving', 'saved', 'offline', 'saving', 'saved', 'unsaved'] as const) {
    said.push(spokenLine({ ...state, phase }, said.at(-1) ?? ''))
  }
  const offline = 'Sem conexão: guardado neste computador'
  expect(said).toEqual(['', '', '', '', offline, offline, 'Salvo', ''])
})
