import { openAppContext } from '../../src/app/app-context.ts'
import { allMessages } from '../../src/app/registration/all-messages.ts'
import { privacyDeps } from '../../src/app/registration/personal-data.ts'
import { privacyTasks } from '../../src/modules/privacy/server/privacy-tasks.ts'
import { filesInMemory } from './files-in-memory.ts'
import { wayInDeps } from './way-in.ts'

// A process of its own that makes the copy `EXPORT_ID` on `DATABASE_URL`, says so when the first bytes come, and then
// gets no further: its test kills it there.
const { DATABASE_URL = '', EXPORT_ID = '' } = process.env
const { house } = openAppContext(DATABASE_URL, 4, { now: () => new Date() })
const { files } = filesInMemory()
const stuck: typeof files = {
  ...files,
  write: (_name, fill) =>
    fill(async () => {
      process.stdout.write('at work\n')
      await new Promise(() => undefined)
    }),
}
await privacyTasks(privacyDeps(wayInDeps.secret, stuck, allMessages))['privacy.makeExport']?.(house, { exportId: EXPORT_ID })
