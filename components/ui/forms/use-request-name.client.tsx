'use client'

import { useState } from 'react'
import { snapshot } from '#lib/snapshot.ts'
import { randomUuid } from '../random-uuid.ts'

/** A request's body, and the name it was sent with. Stored in browsers. */
export interface NamedRequest {
  said: string
  name: string
}

/**
 * Names the requests of a form that creates something (an idempotency key). A request repeated after a lost answer runs once, because its name
 * is the same. A changed form gets a new name: under the old one the server would return the first result and lose the change.
 */
export class RequestName {
  /** The last request without an answer; kept in the browser together with the form's text. */
  asked: NamedRequest | null = null
  /** Called for each new name, before a request is sent with it. */
  onName = () => {}

  /** The name of the request with these fields: the same name for the same fields until `done`. */
  of(fields: object): string {
    const said = snapshot(fields)
    if (this.asked?.said === said) return this.asked.name
    this.asked = { said, name: randomUuid() }
    this.onName()
    return this.asked.name
  }

  /** The request succeeded: the same fields are a new request from now on. */
  done(): void {
    this.asked = null
  }
}

/** One RequestName for the life of the form. */
export const useRequestName = (): RequestName => useState(() => new RequestName())[0]
