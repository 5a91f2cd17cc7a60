import type { Guard } from './guard.ts'

export const drawn: readonly Guard[] = []
