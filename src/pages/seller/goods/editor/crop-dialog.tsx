import { Modal, Slider } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cropSquare, movedCropArea, wholePicture, type CropArea } from './crop-area.ts'
import { useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'

type Props = { readonly source: string; readonly onClose: () => void; readonly onCropped: (file: Blob) => Promise<void> }

const windowSize = 320
const outSize = 1200
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0.05, 0],
  ArrowRight: [-0.05, 0],
  ArrowUp: [0, 0.05],
  ArrowDown: [0, -0.05],
}

/** A square part of a picture: drag or arrow keys move it, the slider zooms. What comes out is a new picture. */
export function CropDialog({ source, onClose, onCropped }: Props) {
  const t = useGoodsEditorMessages()
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [frame, setFrame] = useState<CropArea>(wholePicture)
  const [busy, setBusy] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const image = new Image()
    image.src = source
    let isGone = false
    const show = () => !isGone && setPicture(image)
    // A picture that cannot be read leaves the window empty.
    image.decode().then(show, () => undefined)
    return () => {
      isGone = true
    }
  }, [source])
  useEffect(() => {
    if (picture && canvas.current) draw(canvas.current, picture, frame)
  }, [picture, frame])
  const move = (x: number, y: number) => {
    if (picture) setFrame((before) => movedCropArea(before, { x, y }, { width: picture.naturalWidth, height: picture.naturalHeight }))
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons === 1) move(event.movementX / windowSize, event.movementY / windowSize)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move(step[0], step[1])
  }
  const use = async () => {
    if (!picture) return
    setBusy(true)
    const file = await cutOut(picture, frame)
    if (file) await onCropped(file)
    setBusy(false)
  }
  return (
    <Modal
      open
      title={t('cropTitle')}
      okText={t('useCrop')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: picture === null }}
      onOk={() => void use()}
      onCancel={onClose}
      width={380}
    >
      <canvas
        ref={canvas}
        width={windowSize}
        height={windowSize}
        tabIndex={0}
        role="img"
        aria-label={t('cropHelp')}
        className="block mx-auto my-0 max-w-full cursor-move touch-none rounded-3 bg-[#eee]"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      />
      <p className="t12 c3 mt-2">{t('cropHelp')}</p>
      <Slider
        min={1}
        max={4}
        step={0.05}
        value={frame.zoom}
        ariaLabelForHandle={t('zoom')}
        onChange={(zoom) => setFrame((before) => ({ ...before, zoom }))}
      />
    </Modal>
  )
}

function draw(canvas: HTMLCanvasElement, picture: HTMLImageElement, frame: CropArea): void {
  const { left, top, side } = cropSquare(frame, { width: picture.naturalWidth, height: picture.naturalHeight })
  const pen = canvas.getContext('2d')
  if (!pen) return
  // JPEG has no transparency; what was clear becomes the white of the plate.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

function cutOut(picture: HTMLImageElement, frame: CropArea): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = outSize
  canvas.height = outSize
  draw(canvas, picture, frame)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
}
