-- Where the visit came from that an order was placed in. An order without a row came directly.
create table order_sources (
  order_id uuid primary key references orders on delete cascade,
  channel text not null check (channel in ('search', 'social', 'email', 'paid', 'referral', 'campaign')),
  -- of a campaign as it's called, or the host that the visit came from
  source text not null,
  campaign text not null
);

-- Of a day that is over, as daily_figures (decision 54).
create table daily_channels (
  day date not null,
  channel text not null,
  source text not null,
  campaign text not null,
  orders int not null,
  -- minor units
  sales int8 not null,
  primary key (day, channel, source, campaign)
);
-- Of days that were counted before nothing else is known.
insert into daily_channels (day, channel, source, campaign, orders, sales) select day, 'direct', '', '', orders, sales from daily_figures where orders > 0;
