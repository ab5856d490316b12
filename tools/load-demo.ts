import { loadDemo } from '../database/demo/load-demo.ts'

// A process of its own: what loading needs of memory is gone before the mall serves. Prints its findings as JSON.
const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL is missing')
const told: string[] = []
await loadDemo(url, (text) => told.push(text))
process.stdout.write(JSON.stringify(told))
