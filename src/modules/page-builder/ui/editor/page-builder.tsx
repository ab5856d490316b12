import { Modal } from 'antd'
import { Puck, type Data } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { useMemo, useState, type ReactNode } from 'react'
import type { CallState } from '../../../../api/browser/use-call.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import type { InputOf, OutputOf } from '../../../../api/endpoint.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import type { adminPageDraft, adminPageSave } from '../../../site/endpoints-pages.ts'
import type { BlockType, PageBlock } from '../../../site/rules/page-blocks.ts'
import { pageBuilderMessages } from '../../messages.ts'
import './page-builder.css'
import { blockConfig, fromPuckData, toPuckData, type BlockPickers } from './block-config.tsx'
import { BuilderBar } from './builder-bar.tsx'
import { BuilderOutline } from './builder-outline.tsx'

export type PageDraft = OutputOf<typeof adminPageDraft>
export type DraftBlocks = InputOf<typeof adminPageSave>['blocks']

/** What can be done with one page in one language; each resolves with null when it was refused, which has been said. */
export type PageCommands = {
  readonly kinds: readonly BlockType[]
  readonly choices?: BlockPickers
  /** What stands while nothing is published. */
  readonly first: string
  readonly previewAddress: string
  readonly busy: boolean
  readonly save: (draftVersion: number, blocks: DraftBlocks, done?: string) => Promise<{ readonly draftVersion: number } | null>
  readonly publish: (draftVersion: number, note: string, done: string) => Promise<{ readonly version: number } | null>
  readonly restore: (draftVersion: number, version: number, done: string) => Promise<object | null>
  readonly history: (onRestore: (version: number) => void) => ReactNode
}

type Props = { readonly draft: CallState<PageDraft>; readonly desk: PageCommands }

/** The builder of one page in one language; what is taken back from the history is another draft, so it opens anew with it. */
export function PageBuilder({ draft, desk }: Props) {
  return <CallView call={draft}>{(found) => <Builder key={found.draftVersion} draft={found} desk={desk} onAnew={draft.reload} />}</CallView>
}

/** What is typed, saved and shown of a page, and the moves between them. */
function useBuilding(draft: PageDraft, desk: PageCommands, onAnew: () => void) {
  const t = useMessages(pageBuilderMessages)
  const [typed, setTyped] = useState<Data | null>(null)
  const [state, setState] = useState({
    draftVersion: draft.draftVersion,
    shownVersion: draft.shownVersion,
    isChanged: draft.isChanged === 1,
  })
  /** Saves what was typed; resolves with the version of the draft, or null when it was refused. */
  const save = async (done?: string): Promise<number | null> => {
    if (!typed) return state.draftVersion
    const saved = await desk.save(state.draftVersion, fromPuckData(typed) as DraftBlocks, done)
    if (!saved) return null
    setTyped(null)
    setState({ ...state, draftVersion: saved.draftVersion, isChanged: true })
    return saved.draftVersion
  }
  const preview = async () => {
    if ((await save()) !== null) window.open(desk.previewAddress, '_blank', 'noopener')
  }
  const publish = async (note: string) => {
    const draftVersion = await save()
    if (draftVersion === null) return false
    const done = await desk.publish(draftVersion, note, t('published'))
    if (!done) return false
    setState({ draftVersion, shownVersion: done.version, isChanged: false })
    return true
  }
  const restore = async (version: number) => {
    if (await desk.restore(state.draftVersion, version, t('restored'))) onAnew()
  }
  return { typed, setTyped, state, save, preview, publish, restore }
}

function Builder({ draft, desk, onAnew }: { draft: PageDraft; desk: PageCommands; onAnew: () => void }) {
  const t = useMessages(pageBuilderMessages)
  const { kinds, choices } = desk
  const config = useMemo(() => blockConfig(t, kinds, choices), [t, kinds, choices])
  const [start] = useState(() => toPuckData(draft.blocks as readonly PageBlock[]))
  const [history, setHistory] = useState(false)
  const { typed, setTyped, state, save, preview, publish, restore } = useBuilding(draft, desk, onAnew)
  return (
    <>
      <BuilderBar
        hasTyped={typed !== null}
        isChanged={state.isChanged}
        shownVersion={state.shownVersion}
        first={desk.first}
        busy={desk.busy}
        onSave={() => void save(t('saved'))}
        onPreview={() => void preview()}
        onPublish={publish}
        onHistory={() => setHistory(true)}
      />
      <Puck config={config} data={start} onChange={setTyped} iframe={{ enabled: false }}>
        <div className="bld-g">
          <aside aria-label={t('blocks')}>
            <h2>{t('outline')}</h2>
            <BuilderOutline kinds={kinds} />
            <h2 className="d-only">{t('blocks')}</h2>
            <div className="d-only">
              <p className="t12 c3">{t('blocksHelp')}</p>
              <Puck.Components />
            </div>
          </aside>
          <div className="bld-c">
            <Puck.Preview />
          </div>
          <aside aria-label={t('fields')}>
            <h2>{t('fields')}</h2>
            <Puck.Fields />
          </aside>
        </div>
      </Puck>
      <Modal open={history} width={560} title={t('history')} footer={null} destroyOnHidden onCancel={() => setHistory(false)}>
        {desk.history((version) => void restore(version))}
      </Modal>
    </>
  )
}
