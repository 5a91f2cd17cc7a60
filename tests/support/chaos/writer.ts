import type { SignedIn } from '#lib/actor.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { Room } from '../room.ts'

/** The words that writers type. Each is typed once in a run, so it can be traced. */
export const marksIn = (text: string): string[] => text.match(/\bw\d+x\d+\b/g) ?? []
export const marksOf = ({ title, summary, content }: Pick<ArticleFieldsInput, 'title' | 'summary' | 'content'>) =>
  marksIn(`${title} ${summary} ${content}`)

/** A writer at one computer. */
export class Writer {
  readonly id: string
  readonly actor: SignedIn
  readonly name: string
  readonly shelf: Room
  cookie = ''
  offline = false
  /** The words that this computer reported as kept. */
  readonly kept = new Set<string>()
  #marks = 0
  #moment = 0

  constructor(place: number, actor: SignedIn, room: number) {
    this.actor = actor
    this.id = actor.id
    this.name = `w${place}`
    this.shelf = new Room(room)
  }

  mark(): string {
    return `${this.name}x${this.#marks++}`
  }

  moment(): number {
    return ++this.#moment
  }

  noteKept(worked: boolean, fields: ArticleFieldsInput): boolean {
    if (worked) for (const mark of marksOf(fields)) this.kept.add(mark)
    return worked
  }

  /** The whole journal of this computer. */
  journal(): string {
    return [...this.shelf.items.values()].join()
  }
}
