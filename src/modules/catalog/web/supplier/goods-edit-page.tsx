import { useSearchParams } from 'react-router'
import { useCall } from '../../../../api/browser/use-call.ts'
import { CallView } from '../../../../ui/console/call-view.tsx'
import '../../../../ui/styles/console.css'
import { changeDetail, editorFrame } from '../../contract-goods-change.ts'
import { emptyDocument } from '../../rules/goods-document.ts'
import type { EditorFrame } from '../editor/desk.ts'
import { GoodsEditor, type EditorStart } from '../editor/goods-editor.tsx'

/** The goods editor: `?changeId=` a draft or change, nothing for new goods. */
export default function GoodsEditPage() {
  const frame = useCall(editorFrame, {})
  return <CallView call={frame}>{(found) => <Opened frame={found} />}</CallView>
}

function Opened({ frame }: { frame: EditorFrame }) {
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

function Found({ changeId, frame }: { changeId: number; frame: EditorFrame }) {
  const change = useCall(changeDetail, { changeId })
  return (
    <CallView call={change}>
      {(found) => <GoodsEditor key={`${found.changeId} ${found.state}`} start={found} frame={frame} onMoved={change.reload} />}
    </CallView>
  )
}
