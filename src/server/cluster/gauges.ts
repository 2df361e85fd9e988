// The metrics of a node of the cluster.
import type { Core } from '../core/core'
import type { Gauge } from '../runtime/metrics'

/** None for a server by itself. */
export const clusterGauges = ({ cluster }: Pick<Core, 'cluster'>): Gauge[] =>
  cluster
    ? [
        {
          name: 'trampolim_cluster_connected',
          help: '1 while PostgreSQL can be reached.',
          value: cluster.state() === 'connected' ? 1 : 0,
        },
        {
          name: 'trampolim_cluster_elected',
          help: '1 while this node does the work of one for all.',
          value: cluster.isElected() ? 1 : 0,
        },
        {
          name: 'trampolim_cluster_missed_waits',
          help: 'Requests that did not find what their sender had written within a second.',
          value: cluster.missedWaits(),
        },
      ]
    : []
