import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { slimClient } from './run/slim-client.mjs'
import { root } from './steps/environment.ts'
import { prismaCommand } from './steps/prisma-cli.ts'

const [command, ...rest] = process.argv.slice(2)
const { program, args, env } = prismaCommand(command === undefined ? [] : [command, ...rest])
const child = spawn(program, args, { env, stdio: 'inherit' })
child.on('exit', async code => {
  if (code === 0 && command === 'generate') await slimClient(join(root, 'prisma/generated'))
  process.exit(code ?? 1)
})
