import type { WechatNoticeSender } from '../../modules/message/server/ports.ts'
import type { Capture } from '../outbox-capture/capture.ts'

/** WeChat messages without an official account: kept for /dev/outbox. */
export function capturedWechat(capture: Capture): WechatNoticeSender {
  return ({ openId, title, text, link }) =>
    capture.keep({ channel: 'wechat', receiver: openId, subject: title, body: link === '' ? text : `${text}\n${link}` })
}
