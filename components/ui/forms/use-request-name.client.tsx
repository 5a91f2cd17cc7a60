'use client'

import { useState } from 'react'
import { snapshot } from '#lib/snapshot.ts'
import { randomUuid } from '../random-uuid.ts'

/** What a request said, and the name that it went under. */
export interface Asked {
  said: string
  name: string
}

/**
 * Names the requests of a form that makes something. Sent again after a lost answer, one is done once under its name; with something changed in
 * it, it is another: under the old name the server would give what stands, and what was typed since would be nowhere.
 */
export class RequestName {
  /** The last request that no answer came to; whoever keeps the form's words keeps it with them. */
  asked: Asked | null = null
  /** Told of each new name, before anything goes out under it. */
  onName = () => {}

  /** What a request that says this is called: the same name as long as it says the same. */
  of(fields: object): string {
    const said = snapshot(fields)
    if (this.asked?.said === said) return this.asked.name
    this.asked = { said, name: randomUuid() }
    this.onName()
    return this.asked.name
  }

  /** It was done: the same words again are another request. */
  done(): void {
    this.asked = null
  }
}

/** A form's own. */
export const useRequestName = (): RequestName => useState(() => new RequestName())[0]
