#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
// Stand-in for Prisma's schema engine, for networks on which the Prisma CLI cannot download its own (see decision 0341). The CLI starts
// this file instead of the native engine and uses the same protocol: JSON-RPC over standard input and output, one message a line. `cli
// can-connect-to-database` and `cli create-database` are plain commands.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { SchemaEngine, version } from '@prisma/schema-engine-wasm'
import { adapterFactory, databaseCommand } from './database.mjs'

const RPC_SERVER_ERROR = 4466

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    version: { type: 'boolean' },
    datasource: { type: 'string' },
    datamodels: { type: 'string', multiple: true },
  },
})
if (values.version) {
  process.stdout.write(`schema-engine-cli ${version()}\n`)
  process.exit(0)
}

const url = values.datasource ? JSON.parse(values.datasource).url : undefined

if (positionals[0] === 'cli') process.exit(await databaseCommand(positionals[1], url))

globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: message => process.stderr.write(`${message}\n`) }
const datamodels = values.datamodels?.map(file => [file, readFileSync(file, 'utf8')])
// It connects at once and reports a failed connection in its answers: the CLI reads no error from a process that exits.
const starting = SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(adapterFactory(url)))
starting.catch(() => {})

const send = message => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)

async function answer({ id, method, params }) {
  try {
    const engine = await starting
    const result = await (method === 'getDatabaseVersion' ? engine.version(params) : engine[method](params))
    // The native engine prints a diff through a call back to the CLI; the WebAssembly engine returns the text.
    if (method === 'diff' && result.stdout) send({ id: 'print', method: 'print', params: { content: result.stdout } })
    send({ id, result: result ?? null })
  } catch (error) {
    const data = { is_panic: false, message: error.message, error_code: error.code, meta: error.meta }
    send({ id, error: { code: RPC_SERVER_ERROR, message: error.message, data } })
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  if (message.method) await answer(message)
}
process.exit(0)
