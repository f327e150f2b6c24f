import { type Gateway, DeliveryError } from '../gateway.ts'
import { compose, type Sender } from './compose.ts'
import { connect, sendMessage, type SmtpSettings } from './connection.ts'
import { IdleConnections } from './idle.ts'

/** Creates a gateway that delivers mail through an SMTP server. */
export function createSmtp(settings: SmtpSettings, sender: Sender): Gateway {
  const idle = new IdleConnections()
  const open = async () => {
    try {
      const smtp = await connect(settings)
      smtp.once('end', () => idle.left(smtp))
      return smtp
    } catch (error) {
      throw toDeliveryError(error as SmtpError, false)
    }
  }
  return {
    send: async (mail, begin) => {
      const message = await compose(mail, sender)
      let begun = false
      const smtp = idle.take() ?? (await open())
      try {
        await sendMessage(smtp, { from: sender.from, to: mail.to, message, timeouts: settings.timeouts }, async () => {
          await begin()
          begun = true
        })
        idle.rest(smtp)
      } catch (error) {
        smtp.close()
        throw toDeliveryError(error as SmtpError, begun)
      }
    },
    close: () => idle.close(),
  }
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
  permanent?: boolean
}

/** The response code "authentication required" to a sender: a problem of our settings, not of the message. */
const signInFirst = 530

/**
 * Maps an error of nodemailer. Only what the server says about this message or its recipient is permanent; that we can't connect or
 * sign in may be fixed later.
 */
function toDeliveryError(error: SmtpError, begun: boolean): DeliveryError {
  if (error instanceof DeliveryError) return error
  const { code, responseCode, permanent } = error
  if (begun && responseCode === undefined) return new DeliveryError('unclear', error.message)
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  const isForGood = responseCode === undefined || (permanent === true && responseCode !== signInFirst)
  return new DeliveryError(isAboutMessage && isForGood ? 'never' : 'later', error.message)
}
