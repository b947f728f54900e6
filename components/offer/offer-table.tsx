import styles from './offer-result.module.css';

type Props = {
  readonly rows: readonly {
    readonly name: string;
    readonly offer: string;
    readonly job: string;
  }[];
};

/** The figures of both, a row each. */
export function OfferTable({ rows }: Props) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">Your offer</th>
          <th scope="col">This job</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, offer, job }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{offer}</td>
            <td>{job}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
