/** A field of a form of reader pages. Plain HTML draws it: these pages have no script of a framework. */
export interface PlainField<Name extends string = string> {
  name: Name
  label: string
  kind: 'text' | 'email' | 'url' | 'date' | 'time' | 'long' | 'select' | 'checkbox'
  hint?: string
  required?: true
  min?: number
  max?: number
  autocomplete?: string
  /** Of a `select`: its empty choice, and the others. */
  choices?: { none: string; options: readonly { value: string; label: string }[] }
}

/** The refused or filled form: texts, messages of fields by their names, and the sentence over it. */
export interface FilledTexts<Name extends string = string> {
  texts: Readonly<Record<Name, string>>
  errors: Readonly<Record<string, string>>
  notice: { role: 'alert' | 'status'; text: string }
}
