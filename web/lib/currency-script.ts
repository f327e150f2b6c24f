/**
 * Follows the inline script in pages of shops with several currencies. If one was chosen, it converts each `<data value>`, a price in the
 * shop's currency, as it's parsed and before it's painted. React knows the choice only by what this script sets (chosen-currency.ts), so
 * both write the same. It rounds as contract/exchange.ts does; a test compares them.
 */
export const currencyScript = `
  (({ own, locale, others }) => {
    let code = document.cookie.match(/(?:^|; )currency=(\\w+)/)?.[1], one = JSON.parse(others).find(one => one.code == code);
    if (!one) return;
    let { rate, rounding } = one,
      format = (currency, trailingZeroDisplay) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', trailingZeroDisplay }),
      both = currency => [format(currency), format(currency, 'stripIfInteger')],
      scale = currency => 10 ** format(currency).resolvedOptions().maximumFractionDigits,
      text = both(code),
      before = both(own),
      from = scale(own),
      to = scale(code),
      [whole, part = ''] = rate.split('.'),
      over = BigInt(whole + part) * BigInt(to),
      under = 10n ** BigInt(part.length) * BigInt(from),
      units = amount => Number((2n * BigInt(Math.round(amount * from)) * over + under) / (2n * under)),
      end = to > 1 && rounding > 0 ? rounding * to / 100 : 0,
      round = exact =>
        rounding == 'whole' ? Math.max(1, Math.round(exact / to)) * to :
        end ? Math.max(0, Math.round((exact - end) / to)) * to + end : Math.max(1, exact),
      price = amount => amount && round(units(amount)) / to,
      each = (selector, change) => document.querySelectorAll(selector).forEach(change),
      share = (amount, scale, [over, under] = [1, 1]) => Math.round(Math.round(amount * scale) * over / under) / scale,
      write = (amount, short, times) => text[short ? 1 : 0].format(share(short == 'exact' ? units(+amount) / to : price(+amount), to, times)),
      all = () => {
        each('data[value]', at => {
          let { short, times } = at.dataset,
            parts = times?.split('/'),
            now = at.textContent.replace(before[short ? 1 : 0].format(share(at.value, from, parts)), write(at.value, short, parts));
          if (at.textContent != now) at.textContent = now
        });
        each('a[data-currency]', at => {
          if (at.dataset.currency == code) at.setAttribute('aria-current', true);
          else at.removeAttribute('aria-current')
        })
      },
      seen = new MutationObserver(all);
    chosenCurrency = { code, price, write, convert: amount => units(amount) / to, share: (amount, times) => share(amount, to, times) };
    seen.observe(document, { childList: true, characterData: true, subtree: true });
    addEventListener('DOMContentLoaded', () => { seen.disconnect(); all() })
  })(document.currentScript.dataset)`.replaceAll(/\n\s*/g, ' ')
