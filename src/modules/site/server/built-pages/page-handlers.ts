import { handle, type Call, type Handler } from '../../../../api/handler.ts'
import { failure, type Failure } from '../../../../kernel/failure/failure.ts'
import { adminPageDraft, adminPageHistory, adminPagePublish, adminPageRestore, adminPageSave, builtPage } from '../../endpoints-pages.ts'
import { firstBlocks } from '../../rules/page-blocks.ts'
import { numberOfPage, pageKindOf } from '../../rules/page-key.ts'
import { publishPage, restorePage, savePage } from './edit-page.ts'
import { pageDraftOf, pageHistoryOf } from './read-page.ts'
import { pageVersions, type PageName } from './page-repository.ts'
import { blockViews } from './block-view.ts'
import { topicById } from '../topics/topic-repository.ts'

/** Runs for the home page and for the page of a topic that exists. */
async function forPage<Result>(call: Call, name: PageName, work: () => Promise<Result | Failure>): Promise<Result | Failure> {
  if (pageKindOf(name.pageKey) === 'home') return work()
  return (await topicById(call.app.read, numberOfPage(name.pageKey))) ? work() : failure('api.notFound')
}

/** Built pages, for everybody and for the platform's page builder. */
export function pageHandlers(): Handler[] {
  return [
    handle(builtPage, async ({ pageKey }, call) => {
      const [shown] = await pageVersions(call.app.read, { pageKey, lang: call.lang }, 1)
      return { version: shown?.version ?? 0, blocks: blockViews(shown?.blocks ?? firstBlocks(pageKey)) }
    }),
    handle(adminPageDraft, (name, call) => forPage(call, name, () => pageDraftOf(call.app.read, name))),
    handle(adminPageSave, ({ draftVersion, blocks, ...name }, call) =>
      call.idempotent((tx) => forPage(call, name, () => savePage(tx, call, name, draftVersion, blocks))),
    ),
    handle(adminPagePublish, ({ draftVersion, note, ...name }, call) =>
      call.idempotent((tx) => forPage(call, name, () => publishPage(tx, call, name, draftVersion, note))),
    ),
    handle(adminPageHistory, (name, call) => forPage(call, name, () => pageHistoryOf(call.app.read, name))),
    handle(adminPageRestore, ({ draftVersion, version, ...name }, call) =>
      call.idempotent((tx) => forPage(call, name, () => restorePage(tx, call, name, draftVersion, version))),
    ),
  ]
}
