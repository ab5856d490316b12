import { handle, type Handler } from '../../../api/handler.ts'
import {
  adminPageDraft,
  adminPageHistory,
  adminPagePublish,
  adminPageRestore,
  adminPageSave,
  builtPage,
  type BlockShape,
} from '../contract-page.ts'
import { linkAddress } from '../rules/link-target.ts'
import { defaultHome, type PageBlock } from '../rules/page-blocks.ts'
import { cleanBlocks, publishPage, restorePage, savePage } from './build-page.ts'
import { pageDraft, pageVersions } from './page-store.ts'

const mostVersions = 50

// Cleaned again on the way out, whatever way the text came into the table.
const present = (blocks: readonly PageBlock[]): BlockShape[] =>
  cleanBlocks(blocks).map((block) => {
    if (block.type === 'goods') return { ...block, productIds: [...block.productIds] }
    if (block.type !== 'images') return block
    // What is absent is absent: the wire knows no undefined.
    const known = (info: object) => Object.fromEntries(Object.entries(info).filter(([, value]) => typeof value === 'number'))
    return {
      ...block,
      pictures: block.pictures.map(({ picture, alt, link }) => ({
        picture,
        alt,
        link: { type: link.type, value: link.value, info: known(link.info) },
        address: linkAddress(link),
      })),
    }
  })

/** Built pages, for everybody and for the platform's page builder. */
export function pageHandlers(): Handler[] {
  return [
    handle(builtPage, async ({ pageKey }, call) => {
      const [shown] = await pageVersions(call.house.read, { pageKey, lang: call.lang }, 1)
      return { version: shown?.version ?? 0, blocks: present(shown?.blocks ?? defaultHome) }
    }),
    handle(adminPageDraft, async (name, call) => {
      const draft = await pageDraft(call.house.read, name)
      const [shown] = await pageVersions(call.house.read, name, 1)
      return {
        draftVersion: draft?.draftVersion ?? 0,
        blocks: present(draft?.blocks ?? shown?.blocks ?? defaultHome),
        isChanged: draft && draft.publishedDraft !== draft.draftVersion ? (1 as const) : (0 as const),
        shownVersion: shown?.version ?? 0,
      }
    }),
    handle(adminPageSave, ({ draftVersion, blocks, ...name }, call) =>
      call.once((unit) => savePage(unit, call, name, draftVersion, blocks)),
    ),
    handle(adminPagePublish, ({ draftVersion, note, ...name }, call) =>
      call.once((unit) => publishPage(unit, call, name, draftVersion, note)),
    ),
    handle(adminPageHistory, async (name, call) =>
      (await pageVersions(call.house.read, name, mostVersions)).map(({ version, note, publishedBy, publishedAt, blocks }) => ({
        version,
        note,
        publishedBy,
        publishedAt: publishedAt.toISOString(),
        blockTypes: blocks.map((block) => block.type),
      })),
    ),
    handle(adminPageRestore, ({ draftVersion, version, ...name }, call) =>
      call.once((unit) => restorePage(unit, call, name, draftVersion, version)),
    ),
  ]
}
