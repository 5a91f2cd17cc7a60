import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/**
 * The Prisma CLI as a command line: program, arguments and environment for `spawn`. It runs with the project's Node and makes no requests
 * to the internet. Where its own schema engine is missing, it uses the stand-in.
 */
export function prismaCommand(args: string[], environment: NodeJS.ProcessEnv = process.env) {
  return {
    program: process.execPath,
    args: [join(root, 'node_modules/prisma/build/index.js'), ...args],
    env: {
      ...environment,
      // The stand-in is a script that runs `node`: the project's, not the machine's.
      PATH: `${join(root, 'node_modules/.bin')}:${environment.PATH ?? ''}`,
      // The CLI parses the engine's standard error as JSON, line by line, so a warning of Node's would break it.
      NODE_NO_WARNINGS: '1',
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      ...(needsStandIn(environment) && { PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'scripts/engine/schema-engine.mjs') }),
    },
  }
}

function needsStandIn(environment: NodeJS.ProcessEnv): boolean {
  if (environment.PRISMA_SCHEMA_ENGINE_BINARY) return false
  return !readdirSync(join(root, 'node_modules/@prisma/engines')).some(name => name.startsWith('schema-engine-'))
}
