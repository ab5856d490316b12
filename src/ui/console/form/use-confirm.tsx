import { App } from 'antd'
import { useCallback } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { formMessages } from './messages.ts'

export type Question = {
  readonly title: string
  /** What comes of it. */
  readonly help?: string
  /** What the button that does it says. */
  readonly ok: string
  readonly cancel?: string
  /** It cannot be taken back: the button is drawn as a danger. */
  readonly isFinal?: boolean
}

/** Asks before something is done; resolves with the answer. For what can be undone see `useUndo`. */
export function useConfirm() {
  const { modal } = App.useApp()
  const t = useMessages(formMessages)
  return useCallback(
    ({ title, help, ok, cancel, isFinal = false }: Question) =>
      new Promise<boolean>((resolve) => {
        modal.confirm({
          title,
          content: help ?? (isFinal ? t('cannotUndo') : undefined),
          okText: ok,
          cancelText: cancel ?? t('cancel'),
          okButtonProps: { danger: isFinal },
          autoFocusButton: isFinal ? 'cancel' : 'ok',
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        })
      }),
    [modal, t],
  )
}
