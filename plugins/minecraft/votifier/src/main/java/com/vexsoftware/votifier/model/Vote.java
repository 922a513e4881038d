// A vote as Votifier's listeners know it: the names and methods that NuVotifier and VotifierPlus
// have in common or apart.
package com.vexsoftware.votifier.model;

import java.util.Arrays;
import java.util.Base64;
import java.util.Objects;

public class Vote {
    private String serviceName;
    private String username;
    private String address;
    private String timeStamp;
    private String sourceAddress;
    private byte[] additionalData;

    public Vote() {}

    public Vote(String serviceName, String username, String address, String timeStamp) {
        this(serviceName, username, address, timeStamp, null);
    }

    public Vote(
            String serviceName,
            String username,
            String address,
            String timeStamp,
            byte[] additionalData) {
        this.serviceName = serviceName;
        this.username = username;
        this.address = address;
        this.timeStamp = timeStamp;
        this.additionalData = copy(additionalData);
    }

    public Vote(Vote other) {
        this(
                other.serviceName,
                other.username,
                other.address,
                other.timeStamp,
                other.additionalData);
        this.sourceAddress = other.sourceAddress;
    }

    public String getServiceName() {
        return serviceName;
    }

    public void setServiceName(String serviceName) {
        this.serviceName = serviceName;
    }

    public String getUsername() {
        return username;
    }

    public void setUsername(String username) {
        this.username = username;
    }

    public String getAddress() {
        return address;
    }

    public void setAddress(String address) {
        this.address = address;
    }

    public String getTimeStamp() {
        return timeStamp;
    }

    public void setTimeStamp(String timeStamp) {
        this.timeStamp = timeStamp;
    }

    public String getSourceAddress() {
        return sourceAddress;
    }

    public void setSourceAddress(String sourceAddress) {
        this.sourceAddress = sourceAddress;
    }

    public byte[] getAdditionalData() {
        return copy(additionalData);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Vote vote
                && Objects.equals(serviceName, vote.serviceName)
                && Objects.equals(username, vote.username)
                && Objects.equals(address, vote.address)
                && Objects.equals(timeStamp, vote.timeStamp)
                && Arrays.equals(additionalData, vote.additionalData);
    }

    @Override
    public int hashCode() {
        return Objects.hash(serviceName, username, address, timeStamp);
    }

    @Override
    public String toString() {
        String data =
                additionalData == null
                        ? "null"
                        : Base64.getEncoder().encodeToString(additionalData);
        return "Vote (from:"
                + serviceName
                + " username:"
                + username
                + " address:"
                + address
                + " timeStamp:"
                + timeStamp
                + " additionalData:"
                + data
                + ")";
    }

    private static byte[] copy(byte[] bytes) {
        return bytes == null ? null : bytes.clone();
    }
}
