import { resolve } from 'node:path'
import { readConfig } from '../src/app/config/config.ts'
import { backUp } from './backup/back-up.ts'
import { onMallDatabase } from './backup/on-mall-database.ts'

// npm run backup -- <file>: everything of the mall in one file, while it runs.
await onMallDatabase(process.argv[2], 'npm run backup -- <file>', async (file, url) => {
  const dataDir = resolve(readConfig(process.env).DATA_DIR)
  const { tables, rows, files, bytes } = await backUp({ url, dataDir, file })
  return `✓ ${file}: ${tables} 张表 tables, ${rows} 行 rows, ${files} 个文件 files, ${Math.round(bytes / 1_000_000)} MB\n`
})
