import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import '../../../ui/styles/console.css'
import { revisionDetail, editorOptions } from '../../../modules/listing/endpoints-revisions.ts'
import { emptyDocument } from '../../../modules/listing/rules/goods-document.ts'
import type { EditorOptions } from '../../../modules/listing/ui/goods-editor-context.ts'
import { GoodsEditor, type EditorStart } from './editor/goods-editor.tsx'

/** The goods editor: `?changeId=` a draft or change, nothing for new goods. */
export default function GoodsEditPage() {
  const frame = useCall(editorOptions, {})
  return <CallView call={frame}>{(found) => <Opened frame={found} />}</CallView>
}

function Opened({ frame }: { frame: EditorOptions }) {
  const [query] = useSearchParams()
  const changeId = Number(query.get('changeId')) || 0
  const fresh: EditorStart = {
    changeId: 0,
    version: 0,
    document: emptyDocument,
    storeId: frame.stores[0]?.storeId ?? 0,
    state: 'draft',
    reason: '',
    goodsId: null,
    differences: [],
    scope: 'review',
  }
  return changeId === 0 ? (
    <GoodsEditor key="new" start={fresh} frame={frame} onMoved={() => undefined} />
  ) : (
    <Found changeId={changeId} frame={frame} />
  )
}

function Found({ changeId, frame }: { changeId: number; frame: EditorOptions }) {
  const change = useCall(revisionDetail, { changeId })
  return (
    <CallView call={change}>
      {(found) => <GoodsEditor key={`${found.changeId} ${found.state}`} start={found} frame={frame} onMoved={change.reload} />}
    </CallView>
  )
}
