import pino from 'pino'
import { singleton } from './singleton.ts'

/** The process' logger: one JSON line an event in production. */
export const log = () => singleton('log', () => pino())
