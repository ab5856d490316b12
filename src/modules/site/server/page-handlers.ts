import { handle, type Call, type Handler } from '../../../api/handler.ts'
import { failure, type Failure } from '../../../shared/failure.ts'
import { adminPageDraft, adminPageHistory, adminPagePublish, adminPageRestore, adminPageSave, builtPage } from '../contract-page.ts'
import { firstBlocks } from '../rules/page-blocks.ts'
import { numberOfPage, pageKindOf } from '../rules/page-key.ts'
import { publishPage, restorePage, savePage } from './build-page.ts'
import { draftOf, historyOf } from './page-desk.ts'
import { pageVersions, type PageName } from './page-store.ts'
import { presentBlocks } from './present-blocks.ts'
import { topicById } from './topic-store.ts'

/** Runs for the home page and for the page of a topic that exists. */
async function forPage<Result>(call: Call, name: PageName, work: () => Promise<Result | Failure>): Promise<Result | Failure> {
  if (pageKindOf(name.pageKey) === 'home') return work()
  return (await topicById(call.house.read, numberOfPage(name.pageKey))) ? work() : failure('api.notFound')
}

/** Built pages, for everybody and for the platform's page builder. */
export function pageHandlers(): Handler[] {
  return [
    handle(builtPage, async ({ pageKey }, call) => {
      const [shown] = await pageVersions(call.house.read, { pageKey, lang: call.lang }, 1)
      return { version: shown?.version ?? 0, blocks: presentBlocks(shown?.blocks ?? firstBlocks(pageKey)) }
    }),
    handle(adminPageDraft, (name, call) => forPage(call, name, () => draftOf(call.house.read, name))),
    handle(adminPageSave, ({ draftVersion, blocks, ...name }, call) =>
      call.once((unit) => forPage(call, name, () => savePage(unit, call, name, draftVersion, blocks))),
    ),
    handle(adminPagePublish, ({ draftVersion, note, ...name }, call) =>
      call.once((unit) => forPage(call, name, () => publishPage(unit, call, name, draftVersion, note))),
    ),
    handle(adminPageHistory, (name, call) => forPage(call, name, () => historyOf(call.house.read, name))),
    handle(adminPageRestore, ({ draftVersion, version, ...name }, call) =>
      call.once((unit) => forPage(call, name, () => restorePage(unit, call, name, draftVersion, version))),
    ),
  ]
}
