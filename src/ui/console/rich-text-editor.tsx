import { Image } from '@tiptap/extension-image'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useState } from 'react'
import { useMessages } from '../../api/browser/use-messages.tsx'
import { isRichLink } from '../../kernel/text/rich-text.ts'
import '../styles/rich.css'
import { consoleKitMessages } from './messages.ts'

type Stored = { readonly kind: 'stored'; readonly name: string; readonly url: string } | { readonly kind: 'refused'; readonly text: string }

type Props = {
  /** Rich text as it is stored; read once, when the editor opens. */
  readonly value: string
  readonly label: string
  readonly onChange: (html: string) => void
  /** Stores a picture; without it the editor has none. */
  readonly upload?: (file: File) => Promise<Stored>
}

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false, autolink: true, defaultProtocol: 'https' } }),
  Image,
]

/** An editor for what `cleanRichText` allows. The server cleans again whatever it is sent. */
export function RichTextEditor({ value, label, onChange, upload }: Props) {
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: { attributes: { class: 'rich rte-a', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  })
  return (
    <div className="rte">
      {editor && <Tools editor={editor} upload={upload} />}
      <EditorContent editor={editor} />
    </div>
  )
}

type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'bulletList' | 'orderedList' | 'blockquote' | 'h2' | 'h3'
const marks: readonly { readonly name: Mark; readonly face: string; readonly press: (editor: Editor) => void }[] = [
  { name: 'h2', face: 'H2', press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run() },
  { name: 'h3', face: 'H3', press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run() },
  { name: 'bold', face: 'B', press: (editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', face: 'I', press: (editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'underline', face: 'U', press: (editor) => editor.chain().focus().toggleUnderline().run() },
  { name: 'strike', face: 'S', press: (editor) => editor.chain().focus().toggleStrike().run() },
  { name: 'bulletList', face: '• —', press: (editor) => editor.chain().focus().toggleBulletList().run() },
  { name: 'orderedList', face: '1. —', press: (editor) => editor.chain().focus().toggleOrderedList().run() },
  { name: 'blockquote', face: '❝', press: (editor) => editor.chain().focus().toggleBlockquote().run() },
]

const isOn = (editor: Editor, name: Mark) =>
  name === 'h2'
    ? editor.isActive('heading', { level: 2 })
    : name === 'h3'
      ? editor.isActive('heading', { level: 3 })
      : editor.isActive(name)

function Tools({ editor, upload }: { editor: Editor; upload: Props['upload'] }) {
  const t = useMessages(consoleKitMessages)
  const [address, setAddress] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: marks.filter(({ name }) => isOn(now, name)).map(({ name }) => name),
      link: now.isActive('link'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  const insert = async (file: File | undefined) => {
    if (!file || !upload) return
    const stored = await upload(file).catch(() => ({ kind: 'refused', text: t('unknown') }) as const)
    setProblem(stored.kind === 'refused' ? stored.text : null)
    if (stored.kind === 'stored') editor.chain().focus().setImage({ src: stored.url }).run()
  }
  const link = () => {
    const to = (address ?? '').trim()
    if (to !== '' && !isRichLink(to)) return setProblem(t('rteBadLink'))
    setProblem(null)
    setAddress(null)
    if (to === '') editor.chain().focus().extendMarkRange('link').unsetLink().run()
    else editor.chain().focus().extendMarkRange('link').setLink({ href: to }).run()
  }
  return (
    <div className="rte-t" role="toolbar" aria-label={t('rteTools')}>
      {marks.map(({ name, face, press }) => (
        <button
          key={name}
          type="button"
          aria-label={t(`rte_${name}`)}
          title={t(`rte_${name}`)}
          aria-pressed={state.on.includes(name)}
          onClick={() => press(editor)}
        >
          {face}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={state.link}
        onClick={() => setAddress(address === null ? String(editor.getAttributes('link')['href'] ?? '') : null)}
      >
        {t('rteLink')}
      </button>
      {upload && (
        <label>
          {t('rtePicture')}
          <input
            type="file"
            className="sr"
            accept=".jpg,.jpeg,.png,.gif,.bmp"
            onChange={(event) => {
              void insert(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
      )}
      <button type="button" disabled={!state.undo} onClick={() => editor.chain().focus().undo().run()}>
        {t('rteUndo')}
      </button>
      <button type="button" disabled={!state.redo} onClick={() => editor.chain().focus().redo().run()}>
        {t('rteRedo')}
      </button>
      {address !== null && (
        <span className="rte-k">
          <input
            aria-label={t('rteLinkAddress')}
            placeholder={t('rteLinkAddress')}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              link()
            }}
          />
          <button type="button" onClick={link}>
            {t('rteApply')}
          </button>
        </span>
      )}
      {problem && (
        <span className="t12 cd" role="alert">
          {problem}
        </span>
      )}
    </div>
  )
}
