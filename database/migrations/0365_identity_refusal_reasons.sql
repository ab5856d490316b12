-- Refusals on the ways in without a typed name: QR codes and WeChat.
ALTER TABLE login_refusal
  DROP CONSTRAINT login_refusal_reason_check,
  ADD CONSTRAINT login_refusal_reason_check CHECK (reason IN ('wrongPassword', 'noPassword', 'unknownName', 'suspended', 'codeNone', 'codeExpired',
    'codeUsed', 'codeTries', 'codeWrong', 'captchaNeeded', 'captchaWrong', 'limit', 'busy', 'qrGone', 'qrExpired', 'qrTaken', 'qrUsed', 'qrUnscanned',
    'qrDenied', 'qrForeign', 'wechatOff', 'wechatForeign', 'wechatFailed', 'wechatTaken', 'bindGone'));
