import { resolve } from 'node:path'
import { readConfig } from '../src/app/config/config.ts'
import { onMallDatabase } from './backup/on-mall-database.ts'
import { putBack } from './backup/put-back.ts'

// npm run restore -- <file>: puts a backup into an empty data folder (DATA_DIR) and an empty database.
await onMallDatabase(process.argv[2], 'npm run restore -- <file>', async (file, url) => {
  const dataDir = resolve(readConfig(process.env).DATA_DIR)
  const { tables, rows, files, takenAt } = await putBack({ url, dataDir, file })
  return `✓ 备份时间 taken at ${takenAt}: ${tables} 张表 tables, ${rows} 行 rows, ${files} 个文件 files\n`
})
